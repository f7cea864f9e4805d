import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { readinessOf } from '#domain/readiness/readiness-of.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { readinessChanges } from '#server/db/tables/readiness.ts';
import { atsNumbers } from '#testing/ats-numbers.ts';
import { exampleResume } from '#testing/made-resumes.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let student: Student;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => void (student = await world.student()));

const api = () => world.call(student);
const load = () => api().readiness.load({});
const score = (value: number, name = 'resume.pdf') =>
  api().ats.create({ ...atsNumbers, score: value, name });
const empty = { name: 'Baker', content: emptyResume(() => 'e1') };
const full = { name: 'Baker', content: exampleResume };
/** Newest first: part, cause, values, scores. */
const changes = async () =>
  (await api().readiness.listChanges({})).items.map((change) => [
    change.cause,
    change.valueBefore,
    change.valueAfter,
    change.scoreBefore,
    change.scoreAfter,
    change.measured,
  ]);

test('HOME-01 a new student has no score, no part and no change', async () => {
  expect(await load()).toEqual({
    ats: null,
    resume: null,
    interviews: null,
    skills: null,
    readiness: null,
  });
  expect(await changes()).toEqual([]);
});

test('HOME-01 a resume alone gives a score without a level; with an ATS score the level appears', async () => {
  await api().resume.create(full);
  const { percent = 0 } = (await load()).resume ?? {};
  expect((await load()).readiness).toEqual({ score: percent, level: null, measured: 20 });
  await score(90);
  expect((await load()).readiness).toMatchObject({ measured: 60, level: { number: 4 } });
});

test('HOME-01 each change names its cause, with the values and scores before and after', async () => {
  const { id: resumeId } = await api().resume.create(empty);
  world.passTime(60_000);
  const first = await score(71);
  world.passTime(60_000);
  const second = await score(84);
  world.passTime(60_000);
  await api().ats.remove({ scoreId: second.id });
  world.passTime(60_000);
  await api().ats.remove({ scoreId: first.id });
  world.passTime(60_000);
  await api().resume.remove({ resumeId });
  expect(await changes()).toEqual([
    ['resume-removed', 0, null, 0, null, 0],
    ['ats-removed', 71, null, 47, 0, 20],
    ['ats-removed', 84, 71, 56, 47, 60],
    ['ats-scored', 71, 84, 47, 56, 60],
    ['ats-scored', null, 71, 0, 47, 60],
    ['resume-saved', null, 0, null, 0, 20],
  ]);
});

test('HOME-01 no score changes without a named cause, in any order of calls', async () => {
  const { id: resumeId, version } = await api().resume.create(empty);
  const { id: other } = await api().resume.create({ ...full, name: 'Other' });
  const acts = [
    () => score(70),
    () => api().resume.setDefault({ resumeId: other }),
    () => api().resume.save({ ...full, resumeId, version, design: defaultDesign }),
    () => score(40, 'worse.pdf'),
    () => api().resume.setArchived({ resumeId: other, isArchived: true }),
    () => api().resume.remove({ resumeId }),
  ];
  for (const act of acts) {
    world.passTime(60 * 60_000);
    await act();
    const [newest] = (await api().readiness.listChanges({})).items;
    expect(newest?.scoreAfter ?? null).toBe((await load()).readiness?.score ?? null);
    expect(newest).not.toMatchObject({ cause: 'time-passed' });
  }
});

test('HOME-01 what-if: the predicted score is the score once a part has that value', async () => {
  await api().resume.create(full);
  await score(50);
  for (const value of [0, 1, 33, 60, 79, 80, 100]) {
    world.passTime(1000);
    const { ats, resume, interviews, skills } = await load();
    const values = {
      ats: ats?.score ?? null,
      resume: resume?.percent ?? null,
      interviews,
      skills,
    };
    const predicted = readinessOf({ ...values, ats: value });
    await score(value, `${value}.pdf`);
    expect((await load()).readiness).toEqual(predicted);
  }
});

test('HOME-01 saves of one sitting are one change; going back leaves none', async () => {
  const { id: resumeId, version } = await api().resume.create(empty);
  const save = (content: typeof exampleResume, seen: number) =>
    api().resume.save({ name: 'Baker', design: defaultDesign, content, resumeId, version: seen });
  world.passTime(3 * 60 * 60_000);
  const half = { ...exampleResume, basics: { ...exampleResume.basics, summary: '' } };
  await save(half, version);
  world.passTime(60_000);
  await save(exampleResume, version + 1);
  expect(await changes()).toHaveLength(2);
  world.passTime(60_000);
  await save(empty.content, version + 2);
  expect(await changes()).toHaveLength(1);
});

test('HOME-01 the same score twice at once is one change', async () => {
  await Promise.all([score(60), score(60), score(60)]);
  expect(await changes()).toEqual([['ats-scored', null, 60, null, 60, 40]]);
});

test('HOME-01 scores from before there were records appear with their own time', async () => {
  await score(66);
  const { now } = world;
  await world.db.delete(readinessChanges);
  world.passTime(60_000);
  const { items } = await api().readiness.listChanges({});
  expect(items).toMatchObject([{ cause: 'ats-scored', valueAfter: 66, changedAt: now }]);
});

test('HOME-01 a change reaches the student’s other open pages, and nobody else’s', async () => {
  await world.db.delete(liveEvents);
  await score(66);
  expect(await world.rows(liveEvents)).toMatchObject([
    { userId: student.userId, kind: 'home.changed', data: {} },
  ]);
  const other = await world.student();
  expect((await world.call(other).readiness.listChanges({})).items).toEqual([]);
});

test('HOME-01 a graded skill test counts, and names itself as the cause', async () => {
  const { skillTest } = api();
  const { id: attemptId } = await skillTest.createAttempt({ domain: 'frontend', questionCount: 5 });
  await skillTest.submitAttempt({ attemptId });
  expect((await load()).skills).toBe(0);
  expect(await changes()).toEqual([['test-finished', null, 0, null, 0, 20]]);
});
