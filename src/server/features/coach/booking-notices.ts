import { v7 as uuid } from 'uuid';
import { bookingLeads } from '#domain/coach/booking-lead.ts';
import { dueDates } from '#domain/drive/reminder.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { createFormat } from '#texts/format.ts';
import { bookingsUrl, calendarOfBooking } from './bookings.ts';
import {
  type BookingRow,
  findPerson,
  lockBooking,
  updateBooking,
  updateReminded,
} from './coach-booking.store.ts';
import type { SlotRow } from './coach.store.ts';

type Booked = {
  what: 'booked' | 'cancelled';
  booking: BookingRow;
  slot: SlotRow;
  userId: string;
  email: string;
  /** The name of the coach for the student, and of the student for the coach. */
  other: string;
};

/** Mails one side of a booking, with a calendar entry, if they want such mails. */
async function mailBooking(ctx: Ctx, booked: Booked): Promise<void> {
  const { what, booking, slot, userId, email, other: name } = booked;
  const { t, locale, timeZone, wantsMail, layOut } = await findReader(ctx, { userId });
  if (!wantsMail(`coach.${what}`)) return;
  const format = createFormat(locale, timeZone);
  const names = { name, topic: slot.topic };
  const isStudent = userId === booking.userId;
  const url = isStudent
    ? bookingsUrl(ctx)
    : `${ctx.publicUrl}${slot.companyId === null ? '/admin-dashboard/moderation' : '/company-dashboard'}/coaching`;
  const body = layOut({
    heading: t(`coach.mail.${what}.heading`),
    paragraphs: [
      t(`coach.mail.${what}.text`, names),
      t('coach.mail.when', { when: format.dateTime(slot.startsAt, 'long'), zone: timeZone }),
      ...(what === 'booked' ? [t('coach.mail.place', { place: slot.place })] : []),
    ],
    action: { label: t('coach.mail.action'), url },
    footer: t('coach.mail.footer'),
  });
  const id = uuid();
  const title = t('coach.calendar-title', { name });
  const calendar = calendarOfBooking(
    ctx,
    { ...slot, booking },
    {
      title,
      url,
      isCancelled: what === 'cancelled',
    },
  );
  const subject = t(`coach.mail.${what}.subject`, names);
  const mail = { id, to: email, subject, calendar, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}

type Found = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;
/** The user who leaves: not notified, and shown to others as `namedAs` if given. */
type Leaver = { userId: string; namedAs?: string };

/**
 * Notifies coach and student of a booking's current state, each once, however often this runs. A
 * change that was undone is never mentioned.
 */
export async function notifyBooking(ctx: Ctx, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, (tx) => notifyNow(tx, bookingId));
}

export async function notifyNow(tx: Ctx, bookingId: string, leaver?: Leaver): Promise<void> {
  const found = await lockBooking(tx, bookingId);
  if (found === undefined) return;
  const { booking, slot } = found;
  const isOff = booking.cancelledAt !== null || slot.cancelledAt !== null;
  const state = isOff ? ('cancelled' as const) : ('booked' as const);
  // Booked and undone before anybody was notified; but a student is notified when a coach cancels.
  const isSilent = isOff && booking.told === null && booking.cancelledAt !== null;
  if (booking.told === state || isSilent) return;
  await updateBooking(tx, bookingId, { told: state });
  const sides = await sidesOf(tx, found, leaver);
  await notifyUsers(
    tx,
    sides.map(({ userId, about }) => ({
      id: uuid(),
      userId,
      data: { kind: `coach.${state}` as const, ...about },
    })),
  );
  for (const { userId, email, about } of sides)
    await mailBooking(tx, { what: state, booking, slot, userId, email, other: about.from });
}

/** Coach and student, each with what a notification for them says. */
async function sidesOf(tx: Ctx, { booking, slot }: Found, leaver?: Leaver) {
  const [coach, student] = [
    await findPerson(tx, slot.userId),
    await findPerson(tx, booking.userId),
  ];
  if (!coach || !student) return [];
  const nameOf = (userId: string, name: string) =>
    leaver?.userId === userId ? (leaver.namedAs ?? name) : name;
  const { topic, startsAt } = slot;
  const about = { bookingId: booking.id, topic, at: startsAt.toISOString() };
  return [
    {
      userId: slot.userId,
      email: coach.email,
      about: { ...about, from: nameOf(booking.userId, student.name) },
    },
    {
      userId: booking.userId,
      email: student.email,
      about: { ...about, from: nameOf(slot.userId, coach.name) },
    },
  ].filter(({ userId }) => userId !== leaver?.userId);
}

/**
 * Reminds coach and student a day and three hours before a booking starts. A booking is marked in
 * the transaction that sends its reminders, so they are sent once.
 */
export async function sendBookingReminders(ctx: Ctx): Promise<void> {
  for (const lead of bookingLeads)
    await inTransaction(ctx, async (tx) => {
      for (const bookingId of await updateReminded(tx, lead, dueDates(lead, tx.now))) {
        const found = await lockBooking(tx, bookingId);
        if (found === undefined) continue;
        const sides = await sidesOf(tx, found);
        await notifyUsers(
          tx,
          sides.map(({ userId, about }) => ({
            id: uuid(),
            userId,
            data: { kind: 'coach.reminder' as const, ...about, lead },
          })),
        );
      }
    });
}
