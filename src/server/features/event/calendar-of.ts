import { calendarText } from '#domain/event/calendar-text.ts';
import type { Ctx } from '#server/context.ts';
import type { EventRow } from './event.store.ts';

/** An event as an iCalendar file. A higher version wins, in whatever order the mails arrive. */
export function calendarOf(
  ctx: Ctx,
  event: EventRow,
  { tellsPlace }: { tellsPlace: boolean },
): string {
  const { host } = new URL(ctx.publicUrl);
  return calendarText({
    uid: `${event.id}@${host}`,
    writtenAt: ctx.now,
    sequence: Math.max(0, Math.floor((ctx.now.getTime() - event.createdAt.getTime()) / 1_000)),
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    title: event.title,
    description: event.summary,
    place: tellsPlace ? event.joinUrl : null,
    url: addressOf(ctx, event),
    isCancelled: event.cancelledAt !== null,
  });
}

export function addressOf(ctx: Ctx, { slug }: Pick<EventRow, 'slug'>): string {
  return `${ctx.publicUrl}/community/events/${encodeURIComponent(slug)}`;
}
