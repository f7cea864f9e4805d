import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { atsVersion } from '#domain/ats/score-resume.ts';
import { maxStoredScores } from '#domain/ats/stored-ats-score.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { atsNumbers } from '#testing/ats-numbers.ts';
import { exampleResume } from '#testing/made-resumes.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let student: Student;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => void (student = await world.student()));

const api = (of: Student = student) => world.call(of).ats;
const scored = (score: number, name = 'resume.pdf') => api().create({ ...atsNumbers, score, name });
const scores = async () => (await api().list({})).items.map(({ score }) => score);

test('ATS-05 a saved score returns with its parts as the browser sent them, newest first', async () => {
  const kept = await api().create(atsNumbers);
  expect(kept).toMatchObject({ ...atsNumbers, origin: 'file', scoredAt: world.now });
  world.passTime(1000);
  await scored(80);
  expect(await scores()).toEqual([80, 72]);
  expect((await api().list({})).items[1]).toEqual(kept);
});

test('ATS-05 the same result for the same file appears once, with its latest time', async () => {
  const first = await scored(72);
  world.passTime(1000);
  const again = await scored(72);
  expect(again).toEqual({ ...first, scoredAt: world.now });
  await scored(72, 'other.pdf');
  expect(await scores()).toEqual([72, 72]);
});

test('ATS-05 only the most recent scores are kept', async () => {
  for (let score = 0; score < maxStoredScores + 3; score++) {
    world.passTime(1000);
    await scored(score);
  }
  const newest = Array.from({ length: maxStoredScores }, (_, at) => maxStoredScores + 2 - at);
  expect(await scores()).toEqual(newest);
});

test('ATS-05 deleting a score is idempotent, and only possible for the owner', async () => {
  const { id: scoreId } = await scored(72);
  const other = await world.student();
  await api(other).remove({ scoreId });
  expect(await scores()).toEqual([72]);
  expect((await api(other).list({})).items).toEqual([]);
  expect(await api().remove({ scoreId })).toEqual({ id: scoreId });
  expect(await api().remove({ scoreId })).toEqual({ id: scoreId });
  expect(await scores()).toEqual([]);
});

test('ATS-05 the server parses and scores a resume written on the platform', async () => {
  const { id: resumeId } = await world.call(student).resume.create({
    name: 'Frontend',
    content: exampleResume,
  });
  const first = await api().createFromResume({ resumeId });
  expect(first).toMatchObject({ origin: 'resume', name: 'Frontend', version: atsVersion });
  expect(first.score).toBeGreaterThan(60);
  expect(first.parts).toHaveLength(7);
  expect((await api().list({})).items).toEqual([first]);
});

test.each([
  ['a score over 100', { score: 101 }],
  ['half a point', { score: 72.5 }],
  ['a score below 0', { score: -1 }],
  ['an unknown part', { parts: [{ part: 'luck', points: 1, of: 1 }] }],
  ['no name', { name: ' ' }],
  ['text from the resume', { text: 'I bake.' }],
])('ATS-05 %s is refused', async (_what, change) => {
  const told = { ...atsNumbers, ...change } as typeof atsNumbers;
  expect(await world.refusal(() => api().create(told))).toBe('INVALID_INPUT');
  expect(await scores()).toEqual([]);
});

test('HOME-01 readiness uses the last score and the default resume’s completeness, and names what is unknown', async () => {
  const { readiness, resume } = world.call(student);
  expect(await readiness.load({})).toMatchObject({ ats: null, resume: null });
  await scored(60);
  world.passTime(1000);
  const { scoredAt } = await scored(85);
  const empty = emptyResume(() => 'e1');
  const basics = { ...empty.basics, summary: 'I bake.' };
  const { id } = await resume.create({ name: 'Baker', content: { ...empty, basics } });
  await resume.create({ name: 'Cook' });
  expect(await readiness.load({})).toMatchObject({
    ats: { score: 85, scoredAt },
    resume: { id, percent: 10, next: 'contact' },
  });
});
