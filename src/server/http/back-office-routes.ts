import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { AppError } from '#server/app-error.ts';
import { sendSiteAnalytics } from '#server/features/site-analytics/send-site-analytics.ts';
import { csvHeaders } from './file-headers.ts';
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
}
