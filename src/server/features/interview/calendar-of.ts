import { calendarText } from '#domain/event/calendar-text.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewRow } from './interview.store.ts';

type Entry = Pick<InterviewRow, 'id' | 'version' | 'minutes' | 'place' | 'title'>;

/** An interview as an iCalendar file; `startsAt` is the time that it has or had. */
export function calendarOf(
  ctx: Ctx,
  { id, version, minutes, place, title }: Entry,
  shown: { startsAt: Date; with: string; url: string; isCancelled: boolean },
): string {
  return calendarText({
    uid: `${id}@${new URL(ctx.publicUrl).host}`,
    writtenAt: ctx.now,
    sequence: version,
    startsAt: shown.startsAt,
    endsAt: new Date(shown.startsAt.getTime() + minutes * 60_000),
    title: `${title} (${shown.with})`,
    description: title,
    place: place || null,
    url: shown.url,
    isCancelled: shown.isCancelled,
  });
}

export const urlFor = (ctx: Ctx, isStudent: boolean, applicationId: string) =>
  isStudent
    ? `${ctx.publicUrl}/student-dashboard?application=${applicationId}`
    : `${ctx.publicUrl}/company-dashboard/interviews`;
