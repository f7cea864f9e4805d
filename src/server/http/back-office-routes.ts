import { Readable } from 'node:stream';
import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { AppError } from '#server/app-error.ts';
import { sendBackup } from '#server/features/backup/backups.ts';
import { sendSiteAnalytics } from '#server/features/site-analytics/site-analytics.ts';
import { csvHeaders, fileHeaders } from './file-headers.ts';
import type { App, HttpContext } from './http-context.ts';

type Options = { renderPage: (c: HttpContext, body: null) => Response | Promise<Response> };

/** Files that administrators download. */
export function addBackOfficeRoutes(app: App, { renderPage }: Options): void {
  app.get('/admin-dashboard/analytics.csv', async (c) => {
    try {
      const range = analyticsRanges.find((each) => each === c.req.query('range'));
      const text = await sendSiteAnalytics(await c.get('ctx')(), { range });
      return c.body(text, { headers: csvHeaders('platform-analytics.csv') });
    } catch (error) {
      if (error instanceof AppError) return renderPage(c, null);
      throw error;
    }
  });

  app.get('/admin-dashboard/backups/:backupId', async (c) => {
    const backupId = c.req.param('backupId');
    if (!isUuid(backupId)) return renderPage(c, null);
    try {
      const { stream, size, fileName } = await sendBackup(await c.get('ctx')(), backupId);
      return new Response(Readable.toWeb(stream) as ReadableStream, {
        headers: {
          ...fileHeaders(fileName),
          'content-type': 'application/x-tar',
          'content-length': String(size),
        },
      });
    } catch (error) {
      if (error instanceof AppError) return renderPage(c, null);
      throw error;
    }
  });
}
