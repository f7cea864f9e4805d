import { afterAll, beforeAll, expect, test } from 'vitest';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { dayMs } from '#domain/time.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifyBatch } from '#server/features/application/notices.ts';
import {
  createProposed,
  createScheduled,
  createTeamApplied,
  timesIn,
  typedInterview,
} from '#testing/calls/interview.ts';
import { createWorld, type World } from '#testing/world.ts';
import { notifyInterview } from './interview-notices.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const weekOf = (hours: number) =>
  wallClockOf(new Date(world.now.getTime() + hours * 3_600_000), 'UTC').slice(0, 10);

test('CO-06 a week shows proposed times beside booked ones, each in its own week and only while it can be chosen', async () => {
  const { recruiter, student, interviewer, interviewId, slotId } = await createProposed(world, {
    times: timesIn(world, 48, 48 + 8 * 24),
  });
  const from = weekOf(24);
  const week = async (by: typeof recruiter, at: string) =>
    (await world.call(by).interview.listWeek({ from: at, timeZone: 'UTC' })).items;
  const later = weekOf(24 + 8 * 24);
  for (const by of [recruiter, interviewer]) {
    expect((await week(by, from)).map(({ id, status }) => [id, status])).toEqual([
      [interviewId, 'proposed'],
    ]);
    expect((await week(by, from))[0]?.slots).toHaveLength(2);
  }
  expect((await week(recruiter, later)).map(({ id }) => id)).toEqual([interviewId]);
  const before = new Date(Date.parse(from) - 10 * dayMs).toISOString().slice(0, 10);
  expect(await week(recruiter, before)).toEqual([]);
  const idle = await world.member({ id: recruiter.companyId }, 'interviewer');
  const stranger = await world.member(await world.company());
  expect(await week(idle, from)).toEqual([]);
  expect(await week(stranger, from)).toEqual([]);

  await world.call(student).interview.bookSlot({ interviewId, slotId });
  const [booked] = await week(recruiter, from);
  expect([booked?.status, booked?.slots]).toEqual(['scheduled', []]);
  expect(await week(recruiter, later)).toEqual([]);
});

test('CO-06 a week begins and ends at midnight where the reader is', async () => {
  // Sunday evening in Los Angeles, Monday morning in Kolkata.
  const times = ['2026-11-30T04:00'];
  const { recruiter, interviewId } = await createProposed(world, { times });
  const week = async (from: string, timeZone: string) =>
    (await world.call(recruiter).interview.listWeek({ from, timeZone })).items.map(({ id }) => id);
  expect(await week('2026-11-23', 'America/Los_Angeles')).toEqual([interviewId]);
  expect(await week('2026-11-30', 'America/Los_Angeles')).toEqual([]);
  expect(await week('2026-11-23', 'Asia/Kolkata')).toEqual([]);
  expect(await week('2026-11-30', 'Asia/Kolkata')).toEqual([interviewId]);
});

test('CO-06 times of an earlier proposal are in no week', async () => {
  const { recruiter, interviewer, interviewId, version } = await createProposed(world);
  await world.call(recruiter).interview.update({
    interviewId,
    version,
    ...typedInterview(interviewer, timesIn(world, 48 + 14 * 24)),
  });
  const week = await world
    .call(recruiter)
    .interview.listWeek({ from: weekOf(24), timeZone: 'UTC' });
  expect(week.items).toEqual([]);
});

test('CO-06 before anybody chose hours, times are suggested in the office hours of the zone they are asked in', async () => {
  const { recruiter, interviewer, applicationId } = await createTeamApplied(world);
  const asked = { applicationId, memberIds: [interviewer.userId], minutes: 60 };
  for (const timeZone of ['Asia/Kolkata', 'America/Los_Angeles']) {
    const { times } = await world.call(recruiter).interview.suggest({ ...asked, timeZone });
    expect(times.length).toBeGreaterThan(3);
    for (const time of times) {
      expect(time.slice(11) >= '09:00' && time.slice(11) <= '17:00', `${timeZone} ${time}`).toBe(
        true,
      );
    }
  }
});

test('CO-06 times that the candidate turned down are not suggested again', async () => {
  const { recruiter, student, interviewer, applicationId } = await createTeamApplied(world);
  const asked = { applicationId, memberIds: [interviewer.userId], minutes: 60, timeZone: 'UTC' };
  const suggest = async () => (await world.call(recruiter).interview.suggest(asked)).times;
  const { interview } = world.call(recruiter);
  const proposed = (await suggest()).slice(0, 2);
  const typed = { ...typedInterview(interviewer, proposed), timeZone: 'UTC', minutes: 60 };
  const { id: interviewId, version } = await interview.create({ ...typed, applicationId });
  expect(await suggest(), 'can be chosen').toEqual(expect.arrayContaining(proposed));
  const request = { interviewId, note: 'Mornings suit me best.' };
  await world.call(student).interview.requestTimes({ ...request, version });
  const [booked = ''] = await suggest();
  expect(proposed).not.toContain(booked);
  await interview.update({
    ...typed,
    interviewId,
    version: version + 1,
    isFixed: true,
    times: [booked],
  });
  await world.call(student).interview.requestTimes({ ...request, version: version + 2 });
  const others = await suggest();
  expect(others.length).toBeGreaterThan(3);
  for (const time of [...proposed, booked]) expect(others).not.toContain(time);
});

test('CO-06 questions picked from the practice bank come with what a good answer covers, for both sides', async () => {
  const { recruiter, student, postingId, applicationId } = await createScheduled(world);
  const { items } = await world
    .call(recruiter)
    .question.listBank({ domain: 'data-science', band: 'mid' });
  expect(items.length).toBeGreaterThanOrEqual(40);
  const [public1, private1] = items;
  if (!public1 || !private1) throw new Error('The bank has questions.');
  await world.call(recruiter).interview.saveKit({
    postingId,
    version: 0,
    format: '',
    topics: [],
    practice: [public1.question, 'Our own question?'],
    questions: [private1.question],
    criteria: [],
  });
  const { kit } = await world.call(recruiter).interview.listReceived({ applicationId });
  expect(kit?.questions).toEqual([{ question: private1.question, points: private1.points }]);
  const own = (await world.call(student).interview.listOwn({ applicationId })).items[0]?.kit;
  expect(own?.practice).toEqual([
    { question: public1.question, points: public1.points },
    { question: 'Our own question?', points: [] },
  ]);
  expect(JSON.stringify(own)).not.toContain(private1.question);
});

test('CO-06 the student’s open page follows the new status also when it is shown after the times were told', async () => {
  const { recruiter, student, moveId } = await createProposed(world);
  const system = world.ctx({ kind: 'system' });
  await notifyInterview(system, { moveId });
  const shown = async () => (await world.call(student).application.listOwn({})).items[0]?.status;
  expect(await shown()).toBe('pending');
  await world.db.delete(liveEvents);
  const batch = { companyId: recruiter.companyId, batchId: moveId };
  await notifyBatch(system, batch);
  await notifyBatch(system, batch);
  expect(await shown()).toBe('interview_scheduled');
  const told = (await world.rows(liveEvents)).filter(({ userId }) => userId === student.userId);
  expect(told.map(({ kind }) => kind)).toEqual(['application.changed']);
});
