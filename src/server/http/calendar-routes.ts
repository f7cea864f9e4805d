import { AppError } from '#server/app-error.ts';
import { loadFeedText } from '#server/features/drive/load-feed.ts';
import type { App } from './http-context.ts';

/** A student's followed drives as a calendar to subscribe to. The address is the only proof. */
export function addCalendarRoutes(app: App): void {
  app.get('/calendar/:file{[\\w-]+\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, -'.ics'.length);
    try {
      const text = await loadFeedText(await c.get('ctx')(), token);
      return new Response(text, {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="drives.ics"',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      });
    } catch (error) {
      if (error instanceof AppError) return c.json({ code: 'NOT_FOUND' }, 404);
      throw error;
    }
  });
}
