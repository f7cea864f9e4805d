import { Readable } from 'node:stream';
import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { postingSources } from '#domain/analytics/posting-source.ts';
import { reachedStatuses } from '#domain/analytics/reached-status.ts';
import { receivedStatuses } from '#domain/application/application-status.ts';
import { columnsOf } from '#domain/application/received-columns.ts';
import { responseIn, scorecardStates } from '#domain/application/received-filter.ts';
import { receivedSorts } from '#domain/application/received-sort.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { maxStageNameLength } from '#domain/stage/stage.ts';
import { AppError } from '#server/app-error.ts';
import { sendAnalyticsCsv } from '#server/features/analytics/send-analytics-csv.ts';
import { sendAnalyticsPdf } from '#server/features/analytics/send-analytics-pdf.ts';
import { sendReceived } from '#server/features/application/received-application.ts';
import { csvHeaders, fileHeaders } from './file-headers.ts';
import type { App, HttpContext } from './http-context.ts';

type Options = { renderPage: (c: HttpContext, body: null) => Response | Promise<Response> };

function analyticsOf(c: HttpContext) {
  const { range, posting } = c.req.query();
  return {
    range: analyticsRanges.find((each) => each === range),
    postingId: isUuid(posting ?? '') ? posting : undefined,
  };
}

/** Text of a query string as the database takes it. */
const plain = (text: string | undefined, longest: number) =>
  text?.replaceAll('\0', '').slice(0, longest).toWellFormed() || undefined;

const sources = [...postingSources, 'unknown'] as const;

/** A company's applications and its analytics as files, with the filters of their pages. */
export function addApplicationRoutes(app: App, options: Options): void {
  app.get('/company-dashboard/applications.csv', async (c) => {
    try {
      const { status, posting, search, stage, sort, columns, ...query } = c.req.query();
      const parts = await sendReceived(await c.get('ctx')(), {
        status: receivedStatuses.find((each) => each === status),
        postingId: isUuid(posting ?? '') ? posting : undefined,
        search: plain(search, 100),
        stage: plain(stage, maxStageNameLength),
        range: analyticsRanges.find((each) => each === query['range']),
        reached: reachedStatuses.find((each) => each === query['reached']),
        source: sources.find((each) => each === query['source']),
        scorecards: scorecardStates.find((each) => each === query['scorecards']),
        ...responseIn(new URL(c.req.url).searchParams),
        sort: receivedSorts.find((each) => each === sort),
        columns: columnsOf(columns ?? null),
      });
      const text = Readable.toWeb(Readable.from(parts)) as unknown as ReadableStream<string>;
      return new Response(text.pipeThrough(new TextEncoderStream()), {
        headers: csvHeaders('applications.csv'),
      });
    } catch (error) {
      if (error instanceof AppError) return options.renderPage(c, null);
      throw error;
    }
  });

  app.get('/company-dashboard/analytics.csv', async (c) => {
    try {
      const text = await sendAnalyticsCsv(await c.get('ctx')(), analyticsOf(c));
      return c.body(text, { headers: csvHeaders('analytics.csv') });
    } catch (error) {
      if (error instanceof AppError) return options.renderPage(c, null);
      throw error;
    }
  });

  app.get('/company-dashboard/analytics.pdf', async (c) => {
    try {
      const bytes = await sendAnalyticsPdf(await c.get('ctx')(), analyticsOf(c));
      return new Response(bytes as BodyInit, {
        headers: { ...fileHeaders('analytics.pdf'), 'content-type': 'application/pdf' },
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.refusal === 'TOO_BUSY') return c.json({ code: error.refusal }, 503);
      return options.renderPage(c, null);
    }
  });
}
