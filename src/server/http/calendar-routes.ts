import { isUuid } from '#domain/is-uuid.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadBookingCalendar } from '#server/features/coach/bookings.ts';
import { loadFeedText } from '#server/features/drive/calendar-feed.ts';
import { loadInterviewCalendar } from '#server/features/interview/interview-calendar.ts';
import { fileHeaders } from './file-headers.ts';
import type { App } from './http-context.ts';
import { respondOrNotFound } from './respond-or-not-found.ts';

type Load = (ctx: Ctx, id: string) => Promise<string>;

const byUuid =
  (load: Load): Load =>
  async (ctx, id) => {
    if (!isUuid(id)) throw new AppError('NOT_FOUND');
    return load(ctx, id);
  };

/**
 * A student's booking with a coach and an interview as calendar files, and followed drives as a
 * calendar to subscribe to, whose address is the only proof.
 */
export function addCalendarRoutes(app: App): void {
  addCalendar(app, '/coach-bookings', 'coach.ics', byUuid(loadBookingCalendar));
  addCalendar(app, '/interviews', 'interview.ics', byUuid(loadInterviewCalendar));
  addCalendar(app, '/calendar', 'drives.ics', loadFeedText);
}

function addCalendar(app: App, path: string, name: string, load: Load): void {
  app.get(`${path}/:file{[\\w-]+\\.ics}`, (c) =>
    respondOrNotFound(c, async () => {
      const id = (c.req.param('file') ?? '').slice(0, -'.ics'.length);
      return new Response(await load(await c.get('ctx')(), id), {
        headers: {
          ...fileHeaders(name),
          'content-type': 'text/calendar; charset=utf-8',
          'x-robots-tag': 'noindex',
        },
      });
    }),
  );
}
