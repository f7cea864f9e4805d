import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { createFormat } from '#texts/format.ts';
import { addressOf, calendarOf } from './calendar-of.ts';
import { unsubscribeToken } from './cancel-registration.ts';
import type { EventRow } from './event.store.ts';

/**
 * Queues a mail to one registered address about the event's current state, with a calendar entry.
 */
export async function mailRegistration(
  ctx: Ctx,
  event: EventRow,
  person: { id: string; name: string; email: string },
  what: 'registered' | 'changed' | 'cancelled',
): Promise<void> {
  const { t, locale, layOut } = await findReader(ctx, { email: person.email });
  const format = createFormat(locale, event.timeZone);
  const when = t('community-mail.when', {
    start: format.dateTime(event.startsAt, 'long'),
    end: format.time(event.endsAt),
    zone: event.timeZone,
  });
  const names = { title: event.title, name: person.name };
  const isOn = what !== 'cancelled';
  const leave = `${ctx.publicUrl}/community/events/leave?token=${encodeURIComponent(unsubscribeToken(ctx, person.id))}`;
  const body = layOut({
    heading: t(`community-mail.${what}.heading`),
    paragraphs: [
      t(`community-mail.${what}.text`, names),
      when,
      ...(isOn && event.joinUrl ? [t('community-mail.join', { url: event.joinUrl })] : []),
      ...(isOn ? [t('community-mail.leave', { url: leave })] : []),
    ],
    action: {
      label: t(isOn ? 'community-mail.action' : 'community-mail.other-events'),
      url: isOn ? addressOf(ctx, event) : `${ctx.publicUrl}/community/events`,
    },
    footer: t('community-mail.footer', names),
  });
  const id = uuid();
  const mail = {
    id,
    to: person.email,
    subject: t(`community-mail.${what}.subject`, names),
    calendar: calendarOf(ctx, event, { tellsPlace: isOn }),
    ...body,
  };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}
