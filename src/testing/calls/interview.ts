import type { InterviewForm } from '#contract/interview.ts';
import type { Member } from '#domain/actor.ts';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { hourMs } from '#domain/time.ts';
import { notifyInterview } from '#server/features/interview/interview-notices.ts';
import type { World } from '#testing/world.ts';
import { type CallsOf, nextNumber } from './call.ts';
import { createApplied } from './rows.ts';

/** Times on the hour, that many hours from now, as the form has them. */
export const timesIn = (world: World, ...hours: number[]) =>
  hours.map((each) => wallClockOf(new Date(world.now.getTime() + each * hourMs), 'UTC'));

export const typedInterview = (member: Member, times: string[]): InterviewForm => ({
  title: 'First interview',
  type: 'technical',
  minutes: 45,
  platform: 'video',
  place: 'https://meet.example/room',
  timeZone: 'UTC',
  memberIds: [member.userId],
  isFixed: false,
  times,
});

/** An application with an interviewer. */
export async function createTeamApplied(world: World) {
  const applied = await createApplied(world);
  const { recruiter } = applied;
  const interviewer = await world.member({ id: recruiter.companyId }, 'interviewer');
  return { ...applied, interviewer };
}

/** An interview with two times that the student can choose from. */
export async function createProposed(world: World, form: Partial<InterviewForm> = {}) {
  const applied = await createTeamApplied(world);
  const { recruiter, interviewer, applicationId } = applied;
  const typed = typedInterview(interviewer, timesIn(world, 48, 72));
  const {
    id: interviewId,
    moveId,
    version,
  } = await world.call(recruiter).interview.create({ ...typed, ...form, applicationId });
  const { items } = await world.call(recruiter).interview.listReceived({ applicationId });
  const slots = items.find(({ id }) => id === interviewId)?.slots ?? [];
  return { ...applied, interviewId, moveId, version, slots, slotId: slots[0]?.id ?? '' };
}

/** An interview that is booked, in two days, with everybody notified. */
export async function createScheduled(world: World, form: Partial<InterviewForm> = {}) {
  const times = timesIn(world, 48);
  const proposed = await createProposed(world, { isFixed: true, times, ...form });
  await notifyInterview(world.ctx({ kind: 'system' }), { moveId: proposed.moveId });
  return proposed;
}

const kit = {
  format: 'Forty-five minutes about your projects.',
  topics: ['Fermentation'],
  // Of the practice bank, so that what a good answer covers is known.
  practice: ['What is the difference between a stack and a queue? Give one real use for each.'],
  questions: ['When would you choose a linked list over an array, and what do you give up?'],
  criteria: ['Craft'],
};

export const interview: CallsOf<'interview'> = {
  list: async (world) => ({ by: (await createProposed(world)).recruiter, input: {} }),
  listWeek: async (world) => {
    const { recruiter } = await createScheduled(world);
    const from = new Date(world.now.getTime() + 24 * hourMs).toISOString().slice(0, 10);
    return { by: recruiter, input: { from, timeZone: 'UTC' } };
  },
  listReceived: async (world) => {
    const { recruiter, applicationId, postingId } = await createProposed(world);
    await world.call(recruiter).interview.saveKit({ ...kit, postingId, version: 0 });
    return { by: recruiter, input: { applicationId } };
  },
  suggest: async (world) => {
    const { recruiter, interviewer, applicationId } = await createTeamApplied(world);
    const memberIds = [interviewer.userId];
    return { by: recruiter, input: { applicationId, memberIds, minutes: 45, timeZone: 'UTC' } };
  },
  countOffers: async (world) => {
    const { recruiter, interviewer, applicationId } = await createTeamApplied(world);
    const asked = { memberIds: [interviewer.userId], minutes: 45, timeZone: 'UTC' };
    return { by: recruiter, input: { ...asked, applicationId, times: timesIn(world, 48) } };
  },
  create: async (world) => {
    const { recruiter, interviewer, applicationId } = await createTeamApplied(world);
    const typed = typedInterview(interviewer, timesIn(world, 48, 72));
    return { by: recruiter, input: { ...typed, applicationId } };
  },
  update: async (world) => {
    const { recruiter, interviewer, interviewId, version } = await createProposed(world);
    const typed = typedInterview(interviewer, timesIn(world, 96));
    return { by: recruiter, input: { ...typed, interviewId, version } };
  },
  finish: async (world) => {
    const { recruiter, interviewId, version } = await createScheduled(world);
    // Started already; the clock of the world is everybody's.
    await world.pool.query(
      `update interviews set starts_at = starts_at - interval '3 days', ends_at = ends_at - interval '3 days'
        where id = $1`,
      [interviewId],
    );
    return {
      by: recruiter,
      input: { interviewId, version, result: 'completed', outcome: 'passed' },
    };
  },
  cancel: async (world) => {
    const { recruiter, interviewId, version } = await createScheduled(world);
    return { by: recruiter, input: { interviewId, version, reason: 'The position is filled.' } };
  },
  undo: async (world) => {
    const { recruiter, interviewId, version } = await createScheduled(world);
    const reason = 'The position is filled.';
    const { moveId } = await world
      .call(recruiter)
      .interview.cancel({ interviewId, version, reason });
    return { by: recruiter, input: { moveId } };
  },
  listOwn: async (world) => {
    const { recruiter, interviewer, postingId, student, applicationId } =
      await createScheduled(world);
    await world.call(recruiter).interview.saveKit({ ...kit, postingId, version: 0 });
    const typed = typedInterview(interviewer, timesIn(world, 96));
    const { moveId } = await world.call(recruiter).interview.create({ ...typed, applicationId });
    await notifyInterview(world.ctx({ kind: 'system' }), { moveId });
    return { by: student, input: {} };
  },
  bookSlot: async (world) => {
    const { student, interviewId, slotId } = await createProposed(world);
    return { by: student, input: { interviewId, slotId } };
  },
  requestTimes: async (world) => {
    const { student, interviewId, version } = await createProposed(world);
    return { by: student, input: { interviewId, version, note: 'I have exams then.' } };
  },
  loadAvailability: async (world) => ({
    by: await world.member(await world.company(), 'interviewer'),
    input: {},
  }),
  saveAvailability: async (world) => ({
    by: await world.member(await world.company(), 'interviewer'),
    input: {
      timeZone: 'Asia/Kolkata',
      windows: [{ day: 1 + (nextNumber() % 5), from: '10:00', to: '16:00' }],
      bufferMinutes: 15,
      mostPerWeek: 4,
      version: 0,
    },
  }),
  loadKit: async (world) => {
    const { recruiter, postingId } = await createApplied(world);
    await world.call(recruiter).interview.saveKit({ ...kit, postingId, version: 0 });
    return { by: recruiter, input: { postingId } };
  },
  saveKit: async (world) => {
    const { recruiter, postingId } = await createApplied(world);
    return { by: recruiter, input: { ...kit, postingId, version: 0 } };
  },
};
