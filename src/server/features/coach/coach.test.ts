import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxBookings, maxSlots } from '#domain/coach/may-change-booking.ts';
import { hourMs } from '#domain/time.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { removeAccount } from '#server/features/account/deletion/delete-user.ts';
import { createBooked, createOffered, seenSlot, typedSlot } from '#testing/calls/coach.ts';
import { createWorld, type World } from '#testing/world.ts';
import { notifyBooking, sendBookingReminders } from './booking-notices.ts';
import { loadBookingCalendar, loadBookings } from './bookings.ts';
import { cancelSlotsWithoutCoach } from './slots.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const system = { kind: 'system' } as const;

/** Runs every notification that is due, twice. */
async function notifyAll() {
  for (let turn = 0; turn < 2; turn++)
    for (const payload of await world.tasks('coach.notify-booking'))
      await notifyBooking(world.ctx(system), payload);
}

async function notifiedKinds(userId: string) {
  const rows = await world.rows(notifications);
  return rows.filter((row) => row.userId === userId).map(({ data }) => data.kind);
}

test('PRAC-03 of ten students who book one slot at once, one gets it', async () => {
  const { slotId } = await createOffered(world);
  const students = await Promise.all(Array.from({ length: 10 }, () => world.student()));
  const seen = await seenSlot(world, slotId);
  const outcomes = await Promise.allSettled(
    students.map((each) => world.call(each).coach.createBooking(seen)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['SLOT_TAKEN']));
  const { rows } = await world.pool.query('select 1 from coach_bookings where slot_id = $1', [
    slotId,
  ]);
  expect(rows).toHaveLength(1);
});

test('PRAC-03 SEC-05 a slot that one student gave up is booked anew by another', async () => {
  const { student, slotId, bookingId } = await createBooked(world);
  await world.call(student).coach.cancelBooking({ bookingId });
  const other = world.call(await world.student()).coach;
  const { id } = await other.createBooking(await seenSlot(world, slotId));
  expect(id).not.toBe(bookingId);
  expect((await world.call(student).coach.listBookings({})).items).toEqual([]);
  expect((await other.listBookings({})).items).toMatchObject([{ id }]);
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
  await world
    .call(student)
    .setting.savePreferences({ theme: 'system', language: null, timeZone: 'Asia/Tokyo' });
  await notifyAll();
  expect([await notifiedKinds(student.userId), await notifiedKinds(coach.userId)]).toEqual([
    [],
    [],
  ]);

  await api.createBooking(await seenSlot(world, slotId));
  await notifyAll();
  for (const { userId } of [student, coach])
    expect(await notifiedKinds(userId)).toEqual(['coach.booked']);
  const mails = (await world.tasks('mail.send')).filter(({ mail }) => mail.to === student.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail.calendar).toContain('DTSTART:20261201T123000Z');
  expect(mails[0]?.mail.text).toContain(typedSlot.place);
  expect(mails[0]?.mail.text).toMatch(/9:30\sPM.*Asia\/Tokyo/u);

  await world.call(coach).coach.cancelSlot({ slotId });
  await world.call(coach).coach.undoSlot({ slotId });
  await notifyAll();
  expect(await notifiedKinds(student.userId)).toEqual(['coach.booked']);
  await world.call(coach).coach.cancelSlot({ slotId });
  await notifyAll();
  expect((await notifiedKinds(student.userId)).toSorted()).toEqual([
    'coach.booked',
    'coach.cancelled',
  ]);
  await expect(world.call(coach).coach.undoSlot({ slotId })).rejects.toMatchObject({
    code: 'UNDO_TOO_LATE',
  });
  expect((await api.listBookings({})).items).toEqual([]);
});

test('PRAC-03 a cancellation or a move that was undone is never mentioned, and keeps the booking', async () => {
  const { coach, student, slotId, bookingId } = await createBooked(world);
  await notifyAll();
  const api = world.call(student).coach;
  await api.cancelBooking({ bookingId });
  expect(await api.createBooking(await seenSlot(world, slotId))).toEqual({ id: bookingId });
  const { slotId: elsewhere } = await createOffered(world, { startsAt: '2026-12-02T18:00' });
  const moved = await api.moveBooking({ bookingId, ...(await seenSlot(world, elsewhere)) });
  expect(
    await api.moveBooking({ bookingId: moved.id, ...(await seenSlot(world, slotId)) }),
  ).toEqual({ id: bookingId });
  const soon = await createOffered(world, { startsAt: '2026-11-21T16:30' });
  const sooner = await api.moveBooking({ bookingId, ...(await seenSlot(world, soon.slotId)) });
  expect(
    await api.moveBooking({ bookingId: sooner.id, ...(await seenSlot(world, slotId)) }),
  ).toEqual({ id: bookingId });
  await notifyAll();
  for (const { userId } of [student, coach])
    expect(await notifiedKinds(userId)).toEqual(['coach.booked']);
  expect((await api.listBookings({})).items).toMatchObject([{ id: bookingId, slotId }]);
  // Taken up again later, it is news, and each calendar entry replaces the one before.
  await api.cancelBooking({ bookingId });
  world.passTime(60_000);
  await notifyAll();
  await api.createBooking(await seenSlot(world, slotId));
  world.passTime(60_000);
  await notifyAll();
  const told = ['coach.booked', 'coach.booked', 'coach.cancelled'];
  expect((await notifiedKinds(coach.userId)).toSorted()).toEqual(told);
  const mails = (await world.tasks('mail.send')).filter(({ mail }) => mail.to === coach.email);
  const versions = mails.map(({ mail }) =>
    Number(/SEQUENCE:(\d+)/u.exec(mail.calendar ?? '')?.[1]),
  );
  expect(versions).toEqual([0, 60, 120]);
});

test('PRAC-03 an open slot can be changed and changed back, without overlapping another; a booked one stays', async () => {
  const { coach, slotId } = await createOffered(world);
  const own = world.call(coach).coach;
  const change = { ...typedSlot, slotId, startsAt: '2026-12-01T19:30', place: 'Room 7' };
  await own.updateSlot(change);
  const startsAt = new Date('2026-12-01T14:00:00Z');
  expect((await own.listOwnSlots({})).items).toMatchObject([{ startsAt, place: 'Room 7' }]);
  await own.createSlot({ ...typedSlot, startsAt: '2026-12-01T21:00' });
  await expect(own.updateSlot({ ...change, startsAt: '2026-12-01T20:45' })).rejects.toMatchObject({
    code: 'SLOT_OVERLAPS',
    data: { field: 'startsAt' },
  });
  // Its own time is no other session.
  await own.updateSlot({ ...change, startsAt: '2026-12-01T19:15' });
  await own.updateSlot({ ...typedSlot, slotId });
  const stranger = world.call(await world.member(await world.company())).coach;
  await expect(stranger.updateSlot(change)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const student = await world.student();
  await world.call(student).coach.createBooking(await seenSlot(world, slotId));
  await expect(own.updateSlot(change)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  expect((await world.call(student).coach.listBookings({})).items).toMatchObject([
    { slotId, place: typedSlot.place },
  ]);
  await own.cancelSlot({ slotId });
  await expect(own.updateSlot(change)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('PRAC-03 nobody books a time that its coach changed since it was listed', async () => {
  const { coach, slotId } = await createOffered(world);
  const {
    student,
    slotId: first,
    bookingId,
  } = await createBooked(world, {
    startsAt: '2026-12-02T18:00',
  });
  const api = world.call(student).coach;
  const listed = (await api.listSlots({ limit: 50 })).items.find(({ id }) => id === slotId);
  if (listed === undefined) throw new Error('The slot is not listed.');
  const { startsAt, minutes } = listed;
  const seen = { slotId, startsAt, minutes };
  for (const change of [{ startsAt: '2026-12-03T18:00' }, { minutes: 60 }]) {
    await world.call(coach).coach.updateSlot({ ...typedSlot, slotId, ...change });
    for (const book of [
      () => api.createBooking(seen),
      () => api.moveBooking({ bookingId, ...seen }),
    ])
      await expect(book()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    expect((await api.listBookings({})).items).toMatchObject([{ id: bookingId, slotId: first }]);
  }
  // What is said about it, and where it is, may change.
  await world.call(coach).coach.updateSlot({ ...typedSlot, slotId, topic: 'System design' });
  await api.createBooking(seen);
  expect((await api.listBookings({})).items).toHaveLength(2);
});

test('PRAC-03 a slot whose booking was cancelled goes to whoever books it first', async () => {
  const { student, slotId, bookingId } = await createBooked(world);
  const others = await Promise.all(Array.from({ length: 10 }, () => world.student()));
  await world.call(student).coach.cancelBooking({ bookingId });
  const seen = await seenSlot(world, slotId);
  const outcomes = await Promise.allSettled(
    [student, ...others, student].map((each) => world.call(each).coach.createBooking(seen)),
  );
  const lost = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(lost.map(({ code }) => code)).toEqual(Array.from({ length: 11 }, () => 'SLOT_TAKEN'));
});

test('PRAC-03 a session overlaps no other one, neither for its coach nor for its student', async () => {
  const { coach, slotId } = await createOffered(world);
  const offer = (startsAt: string) =>
    world.call(coach).coach.createSlot({ ...typedSlot, startsAt, minutes: 15 });
  const clash = { code: 'SLOT_OVERLAPS' };
  for (const startsAt of ['2026-12-01T17:50', '2026-12-01T18:00', '2026-12-01T18:29'])
    await expect(offer(startsAt)).rejects.toMatchObject(clash);
  const both = await Promise.allSettled([offer('2026-12-01T19:00'), offer('2026-12-01T19:00')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  // One may end when another begins, and begin when it ends.
  await offer('2026-12-01T17:45');
  const { id: next } = await offer('2026-12-01T18:30');
  const { slotId: same } = await createOffered(world, { startsAt: '2026-12-01T18:15' });
  const api = world.call(await world.student()).coach;
  const { id: bookingId } = await api.createBooking(await seenSlot(world, slotId));
  await expect(api.createBooking(await seenSlot(world, same))).rejects.toMatchObject(clash);
  await api.createBooking(await seenSlot(world, next));
  await expect(
    api.moveBooking({ bookingId, ...(await seenSlot(world, same)) }),
  ).rejects.toMatchObject(clash);
});

test('PRAC-03 a running session stays with its coach, who can’t cancel it any more', async () => {
  await using own = await createWorld();
  const { coach, slotId } = await createBooked(own, { startsAt: '2026-11-21T16:00' });
  const api = own.call(coach).coach;
  own.passTime(45 * 60_000);
  expect((await api.listOwnSlots({})).items).toMatchObject([{ id: slotId, hasStarted: true }]);
  await expect(api.cancelSlot({ slotId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  own.passTime(30 * 60_000);
  expect((await api.listOwnSlots({})).items).toEqual([]);
});

test('PRAC-03 coach and student are reminded a day and three hours before, once, and not of what is off', async () => {
  await using own = await createWorld();
  const start = { startsAt: '2026-11-23T15:30' };
  const { coach, student, bookingId } = await createBooked(own, start);
  const off = await createBooked(own, start);
  for (const id of [bookingId, off.bookingId])
    await notifyBooking(own.ctx(system), { bookingId: id });
  await own.call(off.coach).coach.cancelSlot({ slotId: off.slotId });
  const reminded = async () =>
    (await own.rows(notifications)).flatMap(({ userId, data }) =>
      data.kind === 'coach.reminder' ? [[userId, data.lead]] : [],
    );
  const remind = () => sendBookingReminders(own.ctx(system));
  await remind();
  expect(await reminded()).toEqual([]);
  own.passTime(24 * hourMs);
  await Promise.all([remind(), remind()]);
  own.passTime(2 * 60_000);
  await remind();
  const both = (lead: string) => [coach, student].map(({ userId }) => [userId, lead]);
  expect((await reminded()).toSorted()).toEqual(both('day-1').toSorted());
  own.passTime(21 * hourMs);
  await remind();
  await remind();
  expect((await reminded()).toSorted()).toEqual([...both('day-1'), ...both('hours-3')].toSorted());
});

const departures = {
  'leaves the company': 'delete from company_members where user_id = $1',
  'is deactivated': 'update profiles set is_active = false where id = $1',
  'belongs to a suspended company':
    "update companies set status = 'suspended' where id in (select company_id from company_members where user_id = $1)",
};

test.each(Object.entries(departures))(
  'PRAC-03 when a coach %s, the slots vanish and the student is told once',
  async (_what, change) => {
    const { coach, student, bookingId } = await createBooked(world);
    const { id: open } = await world
      .call(coach)
      .coach.createSlot({ ...typedSlot, startsAt: '2026-12-03T18:00' });
    await notifyBooking(world.ctx(system), { bookingId });
    await cancelSlotsWithoutCoach(world.ctx(system));
    expect(await notifiedKinds(student.userId)).toEqual(['coach.booked']);
    await world.pool.query(change, [coach.userId]);
    const { items } = await world.call(await world.student()).coach.listSlots({ limit: 50 });
    expect(items.map(({ id }) => id)).not.toContain(open);
    const end = () => cancelSlotsWithoutCoach(world.ctx(system));
    await Promise.all([end(), end()]);
    expect((await notifiedKinds(student.userId)).toSorted()).toEqual([
      'coach.booked',
      'coach.cancelled',
    ]);
    expect(await notifiedKinds(coach.userId)).toEqual(['coach.booked']);
    expect((await world.call(student).coach.listBookings({})).items).toEqual([]);
  },
);

test('PRAC-03 an administrator’s slots end when they are an administrator no more', async () => {
  const admin = await world.admin();
  const { id: slotId } = await world.call(admin).coach.createSlot(typedSlot);
  const student = await world.student();
  await world.call(student).coach.createBooking(await seenSlot(world, slotId));
  await cancelSlotsWithoutCoach(world.ctx(system));
  expect((await world.call(student).coach.listBookings({})).items).toHaveLength(1);
  await world.pool.query('delete from admin_users where email = $1', [admin.email]);
  await cancelSlotsWithoutCoach(world.ctx(system));
  expect(await notifiedKinds(student.userId)).toEqual(['coach.cancelled']);
});

test('PRAC-03 a deleted account leaves no booking behind, and the other side is told without a name', async () => {
  await using own = await createWorld();
  for (const leaver of ['coach', 'student'] as const) {
    const booked = await createBooked(own);
    const other = leaver === 'coach' ? booked.student : booked.coach;
    await notifyBooking(own.ctx(system), booked);
    const { rows } = await own.pool.query<{ name: string }>(
      'update users set name = $2 where id = $1 returning name',
      [booked[leaver].userId, `Mark ${leaver}`],
    );
    await own.pool.query(
      "update notifications set data = jsonb_set(data, '{from}', to_jsonb($1::text)) where user_id = $2",
      [rows[0]?.name, other.userId],
    );
    await removeAccount(own.ctx(booked[leaver]), 'delete');
    const told = (await own.rows(notifications)).filter(({ userId }) => userId === other.userId);
    expect(told.map(({ data }) => data)).toMatchObject([
      { kind: 'coach.cancelled', from: 'Deleted account', topic: typedSlot.topic },
    ]);
    const mails = (await own.tasks('mail.send')).filter(({ mail }) => mail.to === other.email);
    expect(mails.map(({ mail }) => mail.subject)).toEqual([
      `Canceled: ${typedSlot.topic} with Deleted account`,
    ]);
    expect(mails[0]?.mail.calendar).toContain('STATUS:CANCELLED');
    const left = await own.pool.query('select 1 from coach_bookings');
    expect(left.rows).toEqual([]);
  }
});

test('PRAC-03 a booking can be moved until two hours before, and moving to a taken slot changes nothing', async () => {
  await using own = await createWorld();
  const { student, slotId, bookingId } = await createBooked(own, { startsAt: '2026-11-21T18:30' });
  const taken = await createBooked(own);
  const free = await createOffered(own);
  const api = own.call(student).coach;
  await expect(
    api.moveBooking({ bookingId, ...(await seenSlot(own, taken.slotId)) }),
  ).rejects.toMatchObject({
    code: 'SLOT_TAKEN',
  });
  expect((await api.listBookings({})).items).toMatchObject([{ id: bookingId, slotId }]);
  const moved = await api.moveBooking({ bookingId, ...(await seenSlot(own, free.slotId)) });
  expect((await api.listBookings({})).items).toMatchObject([{ slotId: free.slotId }]);
  const back = await api.moveBooking({ bookingId: moved.id, ...(await seenSlot(own, slotId)) });
  await notifyBooking(own.ctx(system), { bookingId: back.id });
  own.passTime(hourMs + 60_000);
  expect((await api.listBookings({})).items).toMatchObject([{ id: back.id, mayChange: false }]);
  await expect(api.cancelBooking({ bookingId: back.id })).rejects.toMatchObject({
    code: 'BOOKING_TOO_LATE',
  });
  await expect(
    api.moveBooking({ bookingId: back.id, ...(await seenSlot(own, free.slotId)) }),
  ).rejects.toMatchObject({
    code: 'BOOKING_TOO_LATE',
  });
});

test('PRAC-03 a student has a few bookings at most, even when booking them at once', async () => {
  const student = await world.student();
  const slots = await Promise.all(
    Array.from({ length: maxBookings + 2 }, (_, n) =>
      createOffered(world, { startsAt: `2026-12-0${n + 1}T18:00` }),
    ),
  );
  const outcomes = await Promise.allSettled(
    slots.map(async ({ slotId }) =>
      world.call(student).coach.createBooking(await seenSlot(world, slotId)),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxBookings);
});

test('PRAC-03 a coach offers a limited number of slots', async () => {
  const { coach } = await createOffered(world);
  const offer = (at: number) => {
    const startsAt = new Date(Date.UTC(2026, 11, 2, at)).toISOString().slice(0, 16);
    return world.call(coach).coach.createSlot({ ...typedSlot, startsAt, minutes: 15 });
  };
  for (let at = 1; at < maxSlots; at++) await offer(at);
  await expect(offer(maxSlots)).rejects.toMatchObject({ code: 'TOO_MANY_KEPT' });
});

test('PRAC-03 a slot of a suspended company, or in the past, can’t be booked', async () => {
  const student = await world.student();
  const { coach, slotId } = await createOffered(world);
  await world.pool.query("update companies set status = 'suspended' where id = $1", [
    coach.companyId,
  ]);
  const book = async (id: string) =>
    world.call(student).coach.createBooking(await seenSlot(world, id));
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
