import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostBookings } from '#domain/coach/may-change-booking.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { createBooked, createOffered, typedSlot } from '#testing/calls/coach.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadBookingCalendar } from './load-booking-calendar.ts';
import { loadBookings } from './load-bookings.ts';
import { notifyBooking } from './notify-booking.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const system = { kind: 'system' } as const;
const hourMs = 60 * 60_000;

/** Runs every notification that is due, twice. */
async function notifyAll() {
  for (let turn = 0; turn < 2; turn++)
    for (const payload of await world.tasks('coach.notify-booking'))
      await notifyBooking(world.ctx(system), payload);
}

async function toldOf(userId: string) {
  const rows = await world.rows(notifications);
  return rows.filter((row) => row.userId === userId).map(({ data }) => data.kind);
}

test('PRAC-03 of ten students who book one slot at once, one gets it', async () => {
  const { slotId } = await createOffered(world);
  const students = await Promise.all(Array.from({ length: 10 }, () => world.student()));
  const outcomes = await Promise.allSettled(
    students.map((each) => world.call(each).coach.createBooking({ slotId })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['SLOT_TAKEN']));
  const { rows } = await world.pool.query('select 1 from coach_bookings where slot_id = $1', [
    slotId,
  ]);
  expect(rows).toHaveLength(1);
});

test('PRAC-03 a booking shows its place to the student alone, and leaves the open slots', async () => {
  const { coach, student, slotId, bookingId } = await createBooked(world);
  const { items } = await world.call(student).coach.listBookings({});
  expect(items).toMatchObject([
    { id: bookingId, slotId, place: typedSlot.place, mayChange: true, minutes: 30 },
  ]);
  expect(await loadBookings(world.ctx(student), student.userId)).toEqual(items);
  const other = world.call(await world.student()).coach;
  expect((await other.listSlots({ limit: 50 })).items.map(({ id }) => id)).not.toContain(slotId);
  await expect(other.cancelBooking({ bookingId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const own = await world.call(coach).coach.listOwnSlots({});
  expect(own.items).toMatchObject([{ id: slotId, studentName: expect.any(String) }]);
  const stranger = await world.member(await world.company());
  await expect(world.call(stranger).coach.cancelSlot({ slotId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('PRAC-03 both hear of a booking once, with a calendar entry, and of what was undone never', async () => {
  const { coach, student, slotId, bookingId } = await createBooked(world);
  const api = world.call(student).coach;
  await api.cancelBooking({ bookingId });
  await notifyAll();
  expect([await toldOf(student.userId), await toldOf(coach.userId)]).toEqual([[], []]);

  await api.createBooking({ slotId });
  await notifyAll();
  for (const { userId } of [student, coach]) expect(await toldOf(userId)).toEqual(['coach.booked']);
  const mails = (await world.tasks('mail.send')).filter(({ mail }) => mail.to === student.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail.calendar).toContain('DTSTART:20261201T123000Z');
  expect(mails[0]?.mail.text).toContain(typedSlot.place);

  await world.call(coach).coach.cancelSlot({ slotId });
  await world.call(coach).coach.undoSlot({ slotId });
  await notifyAll();
  expect(await toldOf(student.userId)).toEqual(['coach.booked']);
  await world.call(coach).coach.cancelSlot({ slotId });
  await notifyAll();
  expect((await toldOf(student.userId)).toSorted()).toEqual(['coach.booked', 'coach.cancelled']);
  await expect(world.call(coach).coach.undoSlot({ slotId })).rejects.toMatchObject({
    code: 'UNDO_TOO_LATE',
  });
  expect((await api.listBookings({})).items).toEqual([]);
});

test('PRAC-03 a booking can be moved until two hours before, and moving to a taken slot changes nothing', async () => {
  await using own = await createWorld();
  const { student, slotId, bookingId } = await createBooked(own, { startsAt: '2026-11-21T18:30' });
  const taken = await createBooked(own);
  const free = await createOffered(own);
  const api = own.call(student).coach;
  await expect(api.moveBooking({ bookingId, slotId: taken.slotId })).rejects.toMatchObject({
    code: 'SLOT_TAKEN',
  });
  expect((await api.listBookings({})).items).toMatchObject([{ id: bookingId, slotId }]);
  const moved = await api.moveBooking({ bookingId, slotId: free.slotId });
  expect((await api.listBookings({})).items).toMatchObject([{ slotId: free.slotId }]);
  const back = await api.moveBooking({ bookingId: moved.id, slotId });
  await notifyBooking(own.ctx(system), { bookingId: back.id });
  own.passTime(hourMs + 60_000);
  expect((await api.listBookings({})).items).toMatchObject([{ id: back.id, mayChange: false }]);
  await expect(api.cancelBooking({ bookingId: back.id })).rejects.toMatchObject({
    code: 'BOOKING_TOO_LATE',
  });
  await expect(api.moveBooking({ bookingId: back.id, slotId: free.slotId })).rejects.toMatchObject({
    code: 'BOOKING_TOO_LATE',
  });
});

test('PRAC-03 a student has a few bookings at most, even when booking them at once', async () => {
  const student = await world.student();
  const slots = await Promise.all(
    Array.from({ length: mostBookings + 2 }, () => createOffered(world)),
  );
  const outcomes = await Promise.allSettled(
    slots.map(({ slotId }) => world.call(student).coach.createBooking({ slotId })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostBookings);
});

test('PRAC-03 a slot of a suspended company, or in the past, can’t be booked', async () => {
  const student = await world.student();
  const { coach, slotId } = await createOffered(world);
  await world.pool.query("update companies set status = 'suspended' where id = $1", [
    coach.companyId,
  ]);
  const book = (id: string) => world.call(student).coach.createBooking({ slotId: id });
  await expect(book(slotId)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  const late = await createOffered(world);
  await world.pool.query("update coach_slots set starts_at = now() - interval '1 year'");
  await expect(book(late.slotId)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
});

test('PRAC-03 the calendar file is the student’s own', async () => {
  const { student, bookingId } = await createBooked(world);
  const text = await loadBookingCalendar(world.ctx(student), bookingId);
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).toContain('DTEND:20261201T130000Z');
  const stranger = world.ctx(await world.student());
  await expect(loadBookingCalendar(stranger, bookingId)).rejects.toThrow('NOT_FOUND');
});
