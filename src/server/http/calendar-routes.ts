import { isUuid } from '#domain/is-uuid.ts';
import { AppError } from '#server/app-error.ts';
import { loadBookingCalendar } from '#server/features/coach/bookings.ts';
import { loadFeedText } from '#server/features/drive/calendar-feed.ts';
import { loadInterviewCalendar } from '#server/features/interview/interview-calendar.ts';
import type { App } from './http-context.ts';

/**
 * A student's booking with a coach and an interview as calendar files, and followed drives as a
 * calendar to subscribe to, whose address is the only proof.
 */
export function addCalendarRoutes(app: App): void {
  app.get('/coach-bookings/:file{[\\w-]+\\.ics}', async (c) => {
    const bookingId = c.req.param('file').slice(0, -'.ics'.length);
    try {
      if (!isUuid(bookingId)) throw new AppError('NOT_FOUND');
      const text = await loadBookingCalendar(await c.get('ctx')(), bookingId);
      return new Response(text, { headers: { ...headers, ...named('coach.ics') } });
    } catch (error) {
      if (error instanceof AppError) return c.json({ code: 'NOT_FOUND' }, 404);
      throw error;
    }
  });

  app.get('/interviews/:file{[\\w-]+\\.ics}', async (c) => {
    const interviewId = c.req.param('file').slice(0, -'.ics'.length);
    try {
      if (!isUuid(interviewId)) throw new AppError('NOT_FOUND');
      const text = await loadInterviewCalendar(await c.get('ctx')(), interviewId);
      return new Response(text, { headers: { ...headers, ...named('interview.ics') } });
    } catch (error) {
      if (error instanceof AppError) return c.json({ code: 'NOT_FOUND' }, 404);
      throw error;
    }
  });

  app.get('/calendar/:file{[\\w-]+\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, -'.ics'.length);
    try {
      const text = await loadFeedText(await c.get('ctx')(), token);
      return new Response(text, { headers: { ...headers, ...named('drives.ics') } });
    } catch (error) {
      if (error instanceof AppError) return c.json({ code: 'NOT_FOUND' }, 404);
      throw error;
    }
  });
}

const headers = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};
const named = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });
