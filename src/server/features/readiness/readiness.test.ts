import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import {
  enoughMeasured,
  type MeasuredReadiness,
  readinessOf,
} from '#domain/readiness/readiness-of.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { resumeCompletenessOf } from '#domain/resume/resume-completeness.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { practiceSessions } from '#server/db/tables/practice.ts';
import { readinessChanges } from '#server/db/tables/readiness.ts';
import { testAttempts } from '#server/db/tables/skill-tests.ts';
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

const percent = fc.integer({ min: 0, max: 100 });
const kept = fc.record({
  basics: fc.boolean(),
  education: fc.boolean(),
  experience: fc.boolean(),
  projects: fc.boolean(),
  skills: fc.boolean(),
  links: fc.boolean(),
});
const resumeWith = (parts: Partial<Record<keyof Resume, boolean>>): Resume => ({
  ...empty.content,
  ...Object.fromEntries(
    Object.entries(exampleResume).filter(([part]) => parts[part as keyof Resume]),
  ),
});
const content = kept.map(resumeWith);
const graded = fc.record({
  domain: fc.constantFrom('frontend', 'backend', 'data'),
  score: percent,
});
/** A session without a score is finished, but was too short to judge. */
const sessionScore = fc.option(percent);
const meanOf = (values: number[]) =>
  values.length === 0
    ? null
    : Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);
const interviewsOf = (sessions: (number | null)[]) =>
  meanOf(sessions.slice(-5).flatMap((one) => one ?? []));
const skillsOf = (tests: { domain: string; score: number }[]) =>
  meanOf(
    [...Map.groupBy(tests, ({ domain }) => domain).values()].map((own) =>
      Math.max(...own.map((one) => one.score)),
    ),
  );

async function addSession(sessionScoreOf: number | null) {
  world.passTime(1_000);
  await world.db.insert(practiceSessions).values({
    userId: student.userId,
    id: uuid(),
    kind: 'set',
    mode: 'study',
    domain: 'frontend',
    experienceLevel: 'entry',
    createdAt: world.now,
    finishedAt: world.now,
    score: sessionScoreOf,
  });
}

async function addTest(
  { domain, score: result }: { domain: string; score: number },
  submittedAt = world.now,
) {
  await world.db.insert(testAttempts).values({
    userId: student.userId,
    id: uuid(),
    domain,
    seed: 1,
    itemIds: [],
    startsAt: world.now,
    endsAt: world.now,
    submittedAt,
    gradedAt: submittedAt,
    score: result,
    counts: false,
    passed: false,
  });
}

async function valuesNow(): Promise<MeasuredReadiness> {
  const { ats, resume, interviews, skills } = await load();
  return { ats: ats?.score ?? null, resume: resume?.percent ?? null, interviews, skills };
}

test('HOME-01 what-if: of any profile, the predicted score is the score once a part has that value', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        ats: fc.option(percent),
        resume: fc.option(content),
        sessions: fc.array(sessionScore, { maxLength: 7 }),
        tests: fc.array(graded, { maxLength: 4 }),
      }),
      fc.oneof(
        fc.record({ part: fc.constant('ats' as const), to: percent }),
        fc.record({ part: fc.constant('resume' as const), to: content }),
        fc.record({ part: fc.constant('interviews' as const), to: sessionScore }),
        fc.record({ part: fc.constant('skills' as const), to: graded }),
      ),
      async (profile, change) => {
        student = await world.student();
        const { sessions, tests } = profile;
        if (profile.ats !== null) await score(profile.ats);
        const made =
          profile.resume && (await api().resume.create({ name: 'Baker', content: profile.resume }));
        for (const each of sessions) await addSession(each);
        for (const each of tests) await addTest(each);
        const before = await valuesNow();
        expect(before).toEqual({
          ats: profile.ats,
          resume: profile.resume && resumeCompletenessOf(profile.resume).percent,
          interviews: interviewsOf(sessions),
          skills: skillsOf(tests),
        });
        const predict = (value: number | null) => readinessOf({ ...before, [change.part]: value });
        world.passTime(60_000);
        let predicted;
        if (change.part === 'ats') {
          predicted = predict(change.to);
          await score(change.to, 'next.pdf');
        } else if (change.part === 'resume') {
          predicted = predict(resumeCompletenessOf(change.to).percent);
          const next = { name: 'Baker', content: change.to };
          if (made)
            await api().resume.save({
              ...next,
              design: defaultDesign,
              resumeId: made.id,
              version: made.version,
            });
          else await api().resume.create(next);
        } else if (change.part === 'interviews') {
          predicted = predict(interviewsOf([...sessions, change.to]));
          await addSession(change.to);
        } else {
          predicted = predict(skillsOf([...tests, change.to]));
          await addTest(change.to);
        }
        const { readiness } = await load();
        expect(readiness).toEqual(predicted);
        expect(
          readiness === null || (readiness.level === null) === readiness.measured < enoughMeasured,
        ).toBe(true);
        const [newest] = (await api().readiness.listChanges({})).items;
        expect(newest?.scoreAfter ?? null).toBe(readiness?.score ?? null);
      },
    ),
    { numRuns: 25 },
  );
});

test('HOME-01 values from before there were records follow each other in time', async () => {
  await api().resume.create(full);
  world.passTime(60_000);
  await score(30);
  await world.db.delete(readinessChanges);
  const { percent: complete = 0 } = (await load()).resume ?? {};
  const now = (await load()).readiness?.score;
  expect(await changes()).toEqual([
    ['ats-scored', null, 30, complete, now, 60],
    ['resume-saved', null, complete, null, complete, 20],
  ]);
  world.passTime(60_000);
  const { scores } = await api().activity.load({ range: '30d' });
  expect(scores.readiness.at(-1)).toBe(now);
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

test('HOME-01 changes of several parts at once continue each other', async () => {
  for (let round = 0; round < 5; round++) {
    student = await world.student();
    await Promise.all([
      score(60),
      api().resume.create(full),
      score(70, 'other.pdf'),
      api().resume.create({ ...full, name: 'Other' }),
    ]);
    const oldestFirst = (await api().readiness.listChanges({})).items.toReversed();
    expect(oldestFirst.map(({ scoreBefore }) => scoreBefore)).toEqual([
      null,
      ...oldestFirst.slice(0, -1).map(({ scoreAfter }) => scoreAfter),
    ]);
    expect(new Set(oldestFirst.map(({ part }) => part))).toEqual(new Set(['ats', 'resume']));
  }
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

test('HOME-01 test results older than six months no longer count, and the change says so', async () => {
  const months = (count: number) => new Date(world.now.getTime() - count * 30.5 * 24 * 3_600_000);
  await addTest({ domain: 'frontend', score: 90 }, months(6.2));
  await addTest({ domain: 'backend', score: 50 }, months(5.8));
  expect((await load()).skills).toBe(50);
  await score(70);
  world.passTime(30 * 24 * 3_600_000);
  expect((await load()).skills).toBeNull();
  expect((await changes())[0]).toEqual(['time-passed', 50, null, 63, 70, 40]);
});

test('HOME-01 an archived resume doesn’t count', async () => {
  const { id: resumeId } = await api().resume.create(full);
  await api().resume.setArchived({ resumeId, isArchived: true });
  expect(await load()).toMatchObject({ resume: null, readiness: null });
});

test('HOME-01 only the newest 500 changes are kept, and the last one of each part', async () => {
  await api().resume.create(full);
  world.passTime(1_000);
  await world.db.insert(readinessChanges).values(
    Array.from({ length: 600 }, (_, at) => ({
      userId: student.userId,
      id: uuid(),
      part: 'ats' as const,
      cause: 'ats-scored' as const,
      valueAfter: at % 100,
      scoreAfter: at % 100,
      measured: 60,
      changedAt: new Date(world.now.getTime() + at),
    })),
  );
  const other = await world.student();
  await world.call(other).ats.create({ ...atsNumbers, score: 12, name: 'resume.pdf' });
  world.passTime(60_000);
  await score(7);
  const rows = (await world.rows(readinessChanges)).filter(
    ({ userId }) => userId === student.userId,
  );
  expect(rows).toHaveLength(501);
  expect(rows.filter(({ part }) => part === 'resume')).toHaveLength(1);
  expect(
    rows.filter(({ valueAfter, scoreAfter }) => valueAfter === 7 && scoreAfter !== 7),
  ).toHaveLength(1);
  expect((await world.call(other).readiness.listChanges({})).items).toHaveLength(1);
});
