import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import { minuteMs } from '#domain/time.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import {
  createNotified,
  createStarted,
  openAnswer,
  typedAssessment,
} from '#testing/calls/assessed.ts';
import { createWorld, type World } from '#testing/world.ts';
import { finishExpiredSittings } from './running-sittings.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

/** A screening kit: a choice and a text, without a clock. */
const typedKit = (): AssessmentContent => {
  const { sections, ...content } = typedAssessment('Kit');
  return {
    ...content,
    sections: sections.slice(0, 1).map((each) => ({ ...each, title: '', minutes: null })),
  };
};

const system = { kind: 'system' } as const;
const in_ = (ms: number) => ({ now: new Date(world.now.getTime() + ms) });
const kindsFor = async ({ userId }: { userId: string }) =>
  (await world.db.select().from(notifications)).flatMap((row) =>
    row.userId === userId ? [row.data.kind] : [],
  );

const dayMs = 24 * 60 * minuteMs;

test('CO-07 a kit has no clock: answers are taken for days, and what is there at the deadline is submitted', async () => {
  const { student, recruiter, assessmentId, sittingId, running } = await createStarted(
    world,
    typedKit(),
  );
  expect(running.isKit).toBe(true);
  const answer = { sittingId, place: 1, answer: openAnswer, version: 0 };
  const sixth = world.call(student, in_(6 * dayMs)).assessment;
  expect(await sixth.saveAnswer(answer)).toMatchObject({ version: 1 });
  const late = world.call(student, in_(7 * dayMs)).assessment;
  expect(await world.refusal(() => late.saveAnswer({ ...answer, version: 1 }))).toBe('TEST_OVER');
  const over = world.call(recruiter, in_(7 * dayMs)).assessment;
  expect((await over.list({})).items).toMatchObject([{ invited: 1, submitted: 1 }]);
  await finishExpiredSittings(world.ctx(system, in_(7 * dayMs + minuteMs)));
  expect(await kindsFor(recruiter)).toContain('assessment.submitted');
  const seen = world.call(recruiter, in_(8 * dayMs)).assessment;
  expect((await seen.loadSitting({ sittingId })).answers[1]).toMatchObject({ answer: openAnswer });
  expect((await seen.list({})).items).toMatchObject([{ id: assessmentId, isKit: true }]);
});

test('CO-07 more time for a kit moves its deadline, also while the student answers, and only once', async () => {
  const { student, recruiter, sittingId } = await createStarted(world, typedKit());
  const before = await world.call(student).assessment.findOwn({ sittingId });
  expect(before).toMatchObject({ state: 'running', minutes: null });
  await world.call(student).assessment.requestTime({ sittingId, factor: 2, note: '' });
  await world.call(recruiter).assessment.answerTime({ sittingId, isGranted: true });
  const after = await world.call(student).assessment.findOwn({ sittingId });
  expect(after.expiresAt).toEqual(
    new Date(
      before.invitedAt.getTime() + 2 * (before.expiresAt.getTime() - before.invitedAt.getTime()),
    ),
  );
  const answer = { sittingId, place: 1, answer: openAnswer, version: 0 };
  const tenth = world.call(student, in_(10 * dayMs)).assessment;
  expect(await tenth.saveAnswer(answer)).toMatchObject({ version: 1 });
  await finishExpiredSittings(world.ctx(system, in_(10 * dayMs)));
  expect(await tenth.findOwn({ sittingId })).toMatchObject({ state: 'running' });
  const taken = () => world.call(recruiter).assessment.answerTime({ sittingId, isGranted: false });
  expect(await world.refusal(taken)).toBe('TEST_RUNNING');
});

test('CO-07 an archived assessment invites nobody, keeps its results, and can be restored', async () => {
  const { recruiter, student, assessmentId, applicationId, sittingId } =
    await createNotified(world);
  const { assessment } = world.call(recruiter);
  await assessment.setArchived({ assessmentId, isArchived: true });
  expect(await assessment.listSittings({ assessmentId })).toMatchObject({
    isArchived: true,
    sittings: { items: [{ id: sittingId }] },
  });
  const input = { assessmentId, applicationIds: [applicationId], days: 7 as const };
  expect(await world.refusal(() => assessment.invite(input))).toBe('ASSESSMENT_ARCHIVED');
  // Whoever is invited already may still sit it.
  expect((await world.call(student).assessment.start({ sittingId })).questions).toHaveLength(2);
  await assessment.setArchived({ assessmentId, isArchived: false });
  expect(await assessment.invite(input)).toMatchObject({ invited: 0, skipped: 1 });
});
