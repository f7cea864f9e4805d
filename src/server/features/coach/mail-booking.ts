import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { createFormat } from '#texts/format.ts';
import type { BookingRow } from './coach-booking.store.ts';
import type { SlotRow } from './coach.store.ts';
import { bookingsUrl, calendarOfBooking } from './load-booking-calendar.ts';

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
export async function mailBooking(ctx: Ctx, booked: Booked): Promise<void> {
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
