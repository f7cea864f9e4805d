import type { SeenSlot, SlotForm } from '#contract/coach.ts';
import { coachSlots } from '#server/db/tables/coaching.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

export const typedSlot: SlotForm = {
  topic: 'Behavioral interview',
  startsAt: '2026-12-01T18:00',
  timeZone: 'Asia/Kolkata',
  minutes: 30,
  place: 'https://meet.example/room',
};

export async function createOffered(world: World, form: Partial<SlotForm> = {}) {
  const coach = await world.member(await world.company());
  const { id: slotId } = await world.call(coach).coach.createSlot({ ...typedSlot, ...form });
  return { coach, slotId };
}

/** A slot as a student sees it now. */
export async function seenSlot(world: World, slotId: string): Promise<SeenSlot> {
  const row = (await world.rows(coachSlots)).find(({ id }) => id === slotId);
  if (row === undefined) throw new Error('No such slot.');
  return { slotId, startsAt: row.startsAt, minutes: row.minutes };
}

export async function createBooked(world: World, form: Partial<SlotForm> = {}) {
  const { coach, slotId } = await createOffered(world, form);
  const student = await world.student();
  const seen = await seenSlot(world, slotId);
  const { id: bookingId } = await world.call(student).coach.createBooking(seen);
  return { coach, student, slotId, bookingId };
}

export const coach: CallsOf<'coach'> = {
  listSlots: async (world) => {
    await createOffered(world);
    return { by: await world.student(), input: {} };
  },
  listBookings: async (world) => ({ by: (await createBooked(world)).student, input: {} }),
  createBooking: async (world) => {
    const { slotId } = await createOffered(world);
    return { by: await world.student(), input: await seenSlot(world, slotId) };
  },
  moveBooking: async (world) => {
    const { student, bookingId } = await createBooked(world);
    const { slotId } = await createOffered(world);
    return { by: student, input: { bookingId, ...(await seenSlot(world, slotId)) } };
  },
  cancelBooking: async (world) => {
    const { student, bookingId } = await createBooked(world);
    return { by: student, input: { bookingId } };
  },
  listOwnSlots: async (world) => ({ by: (await createBooked(world)).coach, input: {} }),
  createSlot: async (world) => ({
    by: await world.member(await world.company()),
    input: typedSlot,
  }),
  updateSlot: async (world) => {
    const { coach: by, slotId } = await createOffered(world);
    return { by, input: { ...typedSlot, slotId, startsAt: '2026-12-01T19:00' } };
  },
  cancelSlot: async (world) => {
    const { coach: by, slotId } = await createBooked(world);
    return { by, input: { slotId } };
  },
  undoSlot: async (world) => {
    const { coach: by, slotId } = await createBooked(world);
    await world.call(by).coach.cancelSlot({ slotId });
    return { by, input: { slotId } };
  },
};
