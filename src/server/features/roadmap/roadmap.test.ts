import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { jobSearchOf } from '#domain/roadmap/job-search-of.ts';
import type { AttemptItem } from '#domain/skill-test/test-item.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { roadmapPlans, roadmapSteps } from '#server/db/tables/roadmaps.ts';
import { testAnswers, testAttempts } from '#server/db/tables/skill-tests.ts';
import { exampleResume } from '#testing/made-resumes.ts';
import { createWorld, type World } from '#testing/world.ts';
import { readRoadmaps } from './roadmaps.ts';

let world: World;
let student: Student;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => void (student = await world.student()));

const topic = 'web-development';
const of = (actor: Parameters<World['call']>[0] = student) => world.call(actor).roadmap;
const list = (skills: string[]) =>
  world.db.update(profiles).set({ skills }).where(eq(profiles.id, student.userId));
async function stepOf(id: string) {
  const { levels } = await of().load({ topic });
  return levels.flatMap((level) => level.steps).find((step) => step.id === id);
}
const ownRows = async () =>
  (await world.rows(roadmapSteps)).filter(({ userId }) => userId === student.userId);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

test('PRAC-04 a state is saved, can be undone, and belongs to one student', async () => {
  const other = await world.student();
  await of().setStep({ topic, step: 'html', state: 'done' });
  await of().setStep({ topic, step: 'css', state: 'doing' });
  expect(await of().list({})).toMatchObject({ opened: topic });
  expect((await of().list({})).items[1]).toMatchObject({ topic, done: 1, total: 18 });
  expect((await of(other).list({})).items[1]).toMatchObject({ topic, done: 0, total: 18 });
  await of().setStep({ topic, step: 'html', state: 'todo' });
  expect(await stepOf('html')).toMatchObject({ state: 'todo' });
  expect(await stepOf('css')).toMatchObject({ state: 'doing' });
});

test('PRAC-04 the same change twenty times at once is one change', async () => {
  const change = { topic, step: 'html', state: 'done' } as const;
  await Promise.all(Array.from({ length: 20 }, () => of().setStep(change)));
  await Promise.all([of().setHours({ hoursPerWeek: 5 }), of().setHours({ hoursPerWeek: 5 })]);
  expect(await ownRows()).toMatchObject([{ topic, step: 'html', state: 'done' }]);
  const plans = (await world.rows(roadmapPlans)).filter(({ userId }) => userId === student.userId);
  expect(plans).toMatchObject([{ hoursPerWeek: 5 }]);
});

test.each([
  ['topic', 'underwater-basket-weaving', 'html'],
  ['step', topic, 'no-such-step'],
  ['step that every object has', topic, 'constructor'],
  ['step of another topic', topic, 'first-models'],
])('PRAC-04 an unknown %s is not found, and nothing is written', async (_, where, step) => {
  const change = { topic: where, step, state: 'done' } as const;
  expect(await codeOf(of().setStep(change))).toBe('NOT_FOUND');
  expect(await ownRows()).toEqual([]);
});

test('PRAC-04 an unknown topic has no page and no counts', async () => {
  expect(await codeOf(of().load({ topic: 'nothing' }))).toBe('NOT_FOUND');
  expect(await codeOf(of().countJobs({ topic: 'nothing' }))).toBe('NOT_FOUND');
});

test.each([0, 61, 2.5])('PRAC-04 a plan of %d hours a week is rejected', async (hoursPerWeek) => {
  expect(await codeOf(of().setHours({ hoursPerWeek }))).toBe('INVALID_INPUT');
  expect((await of().load({ topic })).hoursPerWeek).toBeNull();
});

test('PRAC-04 a listed skill only suggests; accepted, it stays as evidence until undone', async () => {
  await list(['html5']);
  const evidence = { kind: 'profile', skill: 'HTML' };
  expect(await stepOf('html')).toMatchObject({ state: 'todo', suggestion: evidence, gap: null });
  expect(await ownRows()).toEqual([]);
  await of().setStep({ topic, step: 'html', state: 'done', acceptsSuggestion: true });
  expect(await stepOf('html')).toMatchObject({ state: 'done', evidence, suggestion: null });
  await of().setStep({ topic, step: 'html', state: 'todo' });
  expect(await stepOf('html')).toMatchObject({ evidence: null, suggestion: evidence });
});

test('PRAC-04 evidence comes from the student’s own lists, not from the request', async () => {
  await of().setStep({ topic, step: 'html', state: 'done', acceptsSuggestion: true });
  expect(await stepOf('html')).toMatchObject({ state: 'done', evidence: null });
});

test('PRAC-04 the default resume suggests too', async () => {
  const content = { ...exampleResume, skills: [{ name: 'React', level: 0, group: '' }] };
  await world.call(student).resume.create({ name: 'One', content });
  expect(await stepOf('react')).toMatchObject({ suggestion: { kind: 'resume', skill: 'React' } });
});

test('PRAC-04 a rejected suggestion stays away until undone or until there is stronger evidence', async () => {
  await list(['HTML']);
  const reject = { topic, step: 'html', state: 'todo', rejects: 'profile' } as const;
  await Promise.all([of().setStep(reject), of().setStep(reject)]);
  const rejected = { state: 'todo', suggestion: null, rejected: 'profile', gap: null };
  expect(await stepOf('html')).toMatchObject(rejected);
  await of().setStep({ topic, step: 'html', state: 'doing' });
  expect(await stepOf('html')).toMatchObject({ ...rejected, state: 'doing' });
  await addTest({ passed: true, answers: [['HTML', true]] });
  expect(await stepOf('html')).toMatchObject({ suggestion: { kind: 'test', skill: 'HTML' } });
  await of().setStep({ topic, step: 'html', state: 'doing', rejects: 'test' });
  expect(await stepOf('html')).toMatchObject({ suggestion: null, rejected: 'test' });
  await of().setStep({ topic, step: 'html', state: 'todo', rejects: null });
  expect(await stepOf('html')).toMatchObject({ suggestion: { kind: 'test' }, rejected: null });
});

test('PRAC-04 a passed test suggests the skills whose questions were all answered right', async () => {
  await addTest({
    passed: true,
    answers: [
      ['HTML', true],
      ['CSS', true],
      ['CSS', false],
    ],
  });
  await addTest({ passed: false, answers: [['JavaScript', true]] });
  await addTest({ passed: true, daysAgo: 200, answers: [['React', true]] });
  const evidence = { kind: 'test', skill: 'HTML' };
  expect(await stepOf('html')).toMatchObject({ state: 'todo', suggestion: evidence });
  for (const step of ['css', 'javascript', 'react'])
    expect(await stepOf(step)).toMatchObject({ state: 'todo', suggestion: null });
  expect(await ownRows()).toEqual([]);
  await of().setStep({ topic, step: 'html', state: 'done', acceptsSuggestion: true });
  expect(await stepOf('html')).toMatchObject({ state: 'done', evidence });
});

const asked = (skill: string): AttemptItem => ({
  ...{ difficulty: 'easy', skill, options: [] },
  made: { kind: 'text', prompt: 'What?', explanation: 'That.', accepted: [['that']] },
});

/** A graded test of the student with one question for each skill and whether it was right. */
async function addTest(input: {
  passed: boolean;
  daysAgo?: number;
  answers: [skill: string, isRight: boolean][];
}) {
  const at = new Date(world.now.getTime() - (input.daysAgo ?? 1) * 24 * 60 * 60_000);
  const own = { userId: student.userId, id: uuid() };
  await world.db.insert(testAttempts).values({
    ...own,
    ...{ domain: 'frontend', seed: 1, itemIds: input.answers.map((_, place) => `item-${place}`) },
    ...{ startsAt: at, endsAt: at, submittedAt: at, gradedAt: at },
    ...{ score: 100, counts: true, passed: input.passed },
  });
  await world.db.insert(testAnswers).values(
    input.answers.map(([skill, isRight], place) => ({
      ...{ userId: own.userId, attemptId: own.id, place, itemId: `item-${place}`, isRight },
      question: asked(skill),
    })),
  );
}

test('PRAC-04 gaps name the missing skills and the saved jobs that ask for them', async () => {
  expect(await of().load({ topic })).toMatchObject({ listsSkills: false });
  expect(await stepOf('graphql')).toMatchObject({ gap: null });
  await list(['HTML']);
  const posting = await world.posting(await world.company(), { skills: ['GraphQL'] });
  await world.call(student).savedJobs.setSaved({ postingId: posting.id, isSaved: true });
  expect(await stepOf('graphql')).toMatchObject({ gap: { skills: ['GraphQL'], savedJobs: 1 } });
  expect(await stepOf('html')).toMatchObject({ gap: null });
  const setState = (state: 'active' | 'closed') =>
    world.db.update(postings).set({ state }).where(eq(postings.id, posting.id));
  await setState('closed');
  expect(await stepOf('graphql')).toMatchObject({ gap: { skills: ['GraphQL'], savedJobs: 0 } });
  await setState('active');
  await of().setStep({ topic, step: 'graphql', state: 'skipped' });
  expect(await stepOf('graphql')).toMatchObject({ gap: null });
});

test('PRAC-04 the jobs of a step are those of its search, without hidden ones', async () => {
  const company = await world.company();
  for (const skills of [['HTML'], ['HTML', 'CSS'], ['Solidity']])
    await world.posting(company, { skills, title: `Role ${skills.join(' ')}` });
  const { items: found } = await world.call(student).search.list({ q: 'CSS' });
  const hidden = { kind: 'posting', target: found[0]?.id ?? '', isHidden: true } as const;
  await world.call(student).savedJobs.setHidden(hidden);
  const { items } = await of().countJobs({ topic });
  expect(items.find(({ step }) => step === 'html')).toMatchObject({ count: 1, capped: false });
  const steps = readRoadmaps()
    .filter((each) => each.topic === topic)
    .flatMap(({ levels }) => levels.flatMap((level) => level.steps));
  expect(items).toHaveLength(steps.length);
  for (const { id, skills } of steps) {
    const { total, corrected } = await world.call(student).search.list({ q: jobSearchOf(skills) });
    const shown = corrected === null ? total : { count: 0, capped: false };
    expect(items.find(({ step }) => step === id)).toEqual({ step: id, ...shown });
  }
});

test('PRAC-04 a renamed and a split step keep their completions', async () => {
  const roadmap = readRoadmaps().find((each) => each.topic === topic);
  if (!roadmap) throw new Error('no roadmap');
  const before = roadmap.moved;
  await world.db.insert(roadmapSteps).values(
    ['markup', 'scripting'].map((step) => ({
      ...{ userId: student.userId, topic, step },
      ...{ state: 'done' as const, updatedAt: world.now },
    })),
  );
  roadmap.moved = { markup: ['html'], scripting: ['javascript', 'typescript'] };
  try {
    expect((await of().list({})).items[1]).toMatchObject({ done: 3 });
    await of().setStep({ topic, step: 'scripting', state: 'doing' });
    expect(await stepOf('javascript')).toMatchObject({ state: 'doing' });
    expect(await stepOf('typescript')).toMatchObject({ state: 'doing' });
    expect(await stepOf('html')).toMatchObject({ state: 'done' });
  } finally {
    roadmap.moved = before;
  }
});

test('PRAC-04 compared with a posting, its missing skills are marked, unless students can’t see it', async () => {
  await list(['HTML']);
  const company = await world.company();
  const compare = async (values: Parameters<World['posting']>[1]) => {
    const { id: postingId } = await world.posting(company, values);
    const { opened } = await of().list({ postingId });
    const { posting, levels } = await of().load({ topic, postingId });
    const marked = levels.flatMap(({ steps }) => steps.filter(({ gap }) => gap?.isAsked));
    return { opened, posting, marked: marked.map(({ id }) => id) };
  };
  const skills = ['HTML', 'GraphQL', 'Haskell'];
  expect(await compare({ skills })).toMatchObject({
    opened: topic,
    posting: { missing: ['GraphQL', 'Haskell'], untaught: ['Haskell'] },
    marked: ['graphql'],
  });
  await expect(compare({ skills, state: 'draft' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
