import { expect, test } from 'vitest';
import { applications } from '#server/db/tables/applications.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { notifyBatch } from '#server/features/application/notices.ts';
import {
  createProposed,
  createScheduled,
  timesIn,
  typedInterview,
} from '#testing/calls/interview.ts';
import { createWorld, type World } from '#testing/world.ts';
import { notifyInterview } from './interview-notices.ts';

const reason = 'The interviewer is ill.';

const statusIn = async (world: World) => (await world.rows(applications))[0]?.status;
const kindsOf = async (world: World, userId: string) =>
  (await world.rows(notifications)).filter((row) => row.userId === userId).map((row) => row.data);

test('CO-05 the application goes back with its only interview, and both are undone together', async () => {
  await using world = await createWorld();
  const { recruiter, student, interviewId, version, moveId, applicationId } =
    await createScheduled(world);
  await notifyBatch(world.ctx({ kind: 'system' }), {
    companyId: recruiter.companyId,
    batchId: moveId,
  });
  const { interview } = world.call(recruiter);
  const isOnly = async () =>
    (await interview.listReceived({ applicationId })).items.map((each) => each.isOnly);
  expect(await isOnly()).toEqual([true]);
  const cancelled = await interview.cancel({ interviewId, version, reason, movesBack: true });
  expect(await statusIn(world)).toBe('under_review');
  expect(await isOnly()).toEqual([false]);
  const shown = async () =>
    (await world.call(student).application.loadOwn({ applicationId })).status;
  expect(await shown()).toBe('interview_scheduled');
  await interview.undo({ moveId: cancelled.moveId });
  expect(await statusIn(world)).toBe('interview_scheduled');
  expect(await isOnly()).toEqual([true]);
  const [{ items }] = [await interview.listReceived({ applicationId })];
  const again = await interview.cancel({
    interviewId,
    version: items[0]?.version ?? 0,
    reason,
    movesBack: true,
  });
  world.passTime(20_000);
  const system = world.ctx({ kind: 'system' });
  await notifyBatch(system, { companyId: recruiter.companyId, batchId: again.moveId });
  await notifyInterview(system, again);
  expect(await shown()).toBe('under_review');
  const told = (await kindsOf(world, student.userId)).map(({ kind }) => kind);
  // One notification tells of both.
  expect(told.toSorted()).toEqual(['interview.booked', 'interview.cancelled']);
});

test('CO-05 an application with another interview stays, and so does one whose status is not to change', async () => {
  await using world = await createWorld();
  const first = await createScheduled(world);
  const { recruiter, interviewer, applicationId, interviewId, version } = first;
  const { interview } = world.call(recruiter);
  const typed = typedInterview(interviewer, timesIn(world, 96));
  const second = await interview.create({ ...typed, applicationId });
  const { items } = await interview.listReceived({ applicationId });
  expect(items.map((each) => each.isOnly)).toEqual([false, false]);
  await interview.cancel({ interviewId, version, reason, movesBack: true });
  expect(await statusIn(world)).toBe('interview_scheduled');
  await interview.cancel({ interviewId: second.id, version: second.version, reason });
  expect(await statusIn(world)).toBe('interview_scheduled');
});

test('CO-05 only those who may move an application move it back', async () => {
  await using world = await createWorld();
  const { student, interviewer, interviewId, version } = await createScheduled(world);
  for (const by of [student, interviewer])
    expect(
      await world.refusal(() =>
        world.call(by).interview.cancel({ interviewId, version, reason, movesBack: true }),
      ),
    ).toBe('FORBIDDEN');
  expect(await statusIn(world)).toBe('interview_scheduled');
});

test('CO-05 a student who never heard of the interview is told of the new status', async () => {
  await using world = await createWorld();
  const { recruiter, student, interviewId, version, moveId } = await createProposed(world);
  const { interview } = world.call(recruiter);
  const cancelled = await interview.cancel({ interviewId, version, reason, movesBack: true });
  world.passTime(20_000);
  const system = world.ctx({ kind: 'system' });
  for (const batchId of [moveId, cancelled.moveId]) {
    await notifyInterview(system, { moveId: batchId });
    await notifyBatch(system, { companyId: recruiter.companyId, batchId });
  }
  expect(await kindsOf(world, student.userId)).toMatchObject([
    { kind: 'application.moved', to: 'under_review' },
  ]);
});
