import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { modelCallsPerDay } from '#domain/rate-limit/rate-limits.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { ModelPort } from '#server/ports/model/model.ts';
import { type ModelMode, startFakeModel } from '#testing/fake-model.ts';
import { injectedTexts } from '#testing/injected-texts.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let fake: Awaited<ReturnType<typeof startFakeModel>>;
beforeAll(async () => {
  [world, fake] = await Promise.all([createWorld(), startFakeModel()]);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await fake[Symbol.asyncDispose]();
});
beforeEach(() => fake.behaves('normal'));

const points = ['Responsible for the college website in React', 'Trained 40 volunteers in 2 weeks'];

function resumeOf(lines: string[], summary = ''): Resume {
  const resume = emptyResume(() => 'e1');
  return {
    ...resume,
    basics: {
      ...resume.basics,
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.test',
      phone: '+91 98765 43210',
      summary,
    },
    experience: resume.experience.map((job) => ({ ...job, description: lines.join('\n') })),
  };
}

type Lines = { lines: { line: number; text: string }[] };
const wordsFor = (write: (text: string) => string) => (material: unknown) => ({
  wordings: (material as Lines).lines.map(({ line, text }) => ({ line, text: write(text) })),
});
const ask = async (
  content: Resume,
  model: ModelPort | null = fake.model(),
  by?: Awaited<ReturnType<World['student']>>,
) => world.call(by ?? (await world.student()), { model }).resume.suggestWordings({ content });

test('RES-04 suggestions faithful to their lines are returned, with the remaining calls', async () => {
  fake.writes(() => ({
    wordings: [
      { line: 0, text: 'Maintained the college website in React' },
      { line: 1, text: 'Trained 40 volunteers in 2 weeks' },
      { line: 7, text: 'Trained volunteers' },
    ],
  }));
  expect(await ask(resumeOf(points))).toEqual({
    isOn: true,
    left: modelCallsPerDay - 1,
    problem: null,
    refused: 2,
    items: [
      {
        path: ['experience', 'e1', 'description'],
        at: 0,
        original: points[0],
        text: 'Maintained the college website in React',
      },
    ],
  });
});

test('SEC-48 the model receives the lines, and nothing about their author', async () => {
  fake.writes(wordsFor((text) => text));
  await ask(resumeOf(points, 'Web developer in the third year'));
  const { material, body } = fake.asked.at(-1) ?? {};
  expect(material).toEqual({
    lines: ['Web developer in the third year', ...points].map((text, line) => ({ line, text })),
  });
  expect(JSON.stringify(body)).not.toMatch(/Asha|Rao|example\.test|98765/u);
});

test.each([
  'for 5,000 users',
  'for five thousand users',
  'at Google',
  'in Bengaluru',
  'with Kubernetes',
  'in 2024',
  'as a certified engineer',
  'and won an award',
  '<img src=x onerror=alert(1)>',
  'https://evil.example',
  '\nHired by Google',
])('RES-04 a model that lies (“… %s”) is ignored', async (lie) => {
  fake.writes(wordsFor((text) => `${text} ${lie}`));
  expect(await ask(resumeOf(points))).toMatchObject({ items: [], refused: 2, problem: null });
});

describe('commands in a resume', () => {
  test('SEC-48 there are fifty of them', () => {
    expect(new Set(injectedTexts).size).toBe(50);
  });

  test('SEC-48 a model that obeys them has nothing it writes shown, and learns of nobody else', async () => {
    const other = await world.student({ name: 'Vikram Sethi' });
    await world.call(other).resume.create({ name: 'Secret of Vikram' });
    const obeys = (text: string) =>
      !points.includes(text)
        ? 'Hired by Zorbcorp with 987 points'
        : `${text}. ${injectedTexts[fake.asked.length % 50] ?? ''}`;
    fake.writes(wordsFor(obeys));
    const before = fake.asked.length;
    for (let from = 0; from < injectedTexts.length; from += 10) {
      const lines = injectedTexts.slice(from, from + 10);
      const { items, problem } = await ask(resumeOf([...lines, ...points]));
      expect([items, problem]).toEqual([[], null]);
    }
    const told = JSON.stringify(fake.asked.slice(before));
    expect(told).not.toMatch(/Vikram|Secret/u);
    expect(fake.asked.slice(before).every(({ task }) => task === fake.asked[before]?.task)).toBe(
      true,
    );
  });
});

test.each<ModelMode>(['down', 'never', 'cut', 'other-shape', 'broken', 'huge', 'empty'])(
  'REL-33 a model that is “%s” costs nothing and is reported',
  async (mode) => {
    fake.behaves(mode);
    const model = fake.model({ deadlines: { firstByteMs: 300 } });
    expect(await ask(resumeOf(points), model)).toEqual({
      isOn: true,
      left: modelCallsPerDay,
      items: [],
      refused: 0,
      problem: 'failed',
    });
  },
);

test('RES-04 without a model or lines there is no call', async () => {
  const before = fake.asked.length;
  expect(await ask(resumeOf(points), null)).toMatchObject({ isOn: false, problem: 'off' });
  expect(await ask(resumeOf([]))).toMatchObject({ isOn: true, items: [], problem: null });
  expect(fake.asked.length).toBe(before);
});

test('RES-04 of forty concurrent calls thirty are sent, and thirty more are allowed the next day', async () => {
  const student = await world.student();
  fake.writes(wordsFor((text) => text));
  const model = fake.model();
  const before = fake.asked.length;
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => ask(resumeOf(points), model, student)),
  );
  expect(answers.filter(({ problem }) => problem === 'quota')).toHaveLength(10);
  expect(fake.asked.length - before).toBe(30);
  expect(await world.call(student, { model }).model.load({})).toEqual({
    isOn: true,
    left: 0,
  });
  world.passTime(24 * 60 * 60_000);
  expect(await ask(resumeOf(points), model, student)).toMatchObject({ left: 29, problem: null });
});
