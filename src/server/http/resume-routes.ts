import { isUuid } from '#domain/is-uuid.ts';
import { exportFormats } from '#domain/resume/export-formats.ts';
import { AppError } from '#server/app-error.ts';
import { loadLetter } from '#server/features/offer/own-offer.ts';
import { loadExport } from '#server/features/resume/load-export.ts';
import { confirmLinkPassword, loadLinkedFile } from '#server/features/resume/resume-links.ts';
import { disposition } from './disposition.ts';
import { respondToForm, respondToRefusal, type RenderPage } from './form-response.ts';
import type { App } from './http-context.ts';
import { type Fields, readForm } from './read-form.ts';

type Options = { renderPage: RenderPage; deadlineMs: number };
type FileAnswer = { name: string; mediaType: string; bytes: Uint8Array };

/**
 * Resumes and offer letters as files, and the password form of a shared resume link, which works
 * without scripts.
 */
export function addResumeRoutes(app: App, { renderPage, deadlineMs }: Options): void {
  app.get('/resumes/:resumeId/:format', async (c) => {
    const resumeId = c.req.param('resumeId');
    const format = exportFormats.find((each) => each === c.req.param('format'));
    if (!isUuid(resumeId) || format === undefined) return c.json({ code: 'NOT_FOUND' }, 404);
    const ctx = await c.get('ctx')();
    return answerFile(() => loadExport(ctx, { resumeId, format }));
  });

  app.get('/offers/:offerId/letter', async (c) => {
    const { offerId } = c.req.param();
    if (!isUuid(offerId)) return c.json({ code: 'NOT_FOUND' }, 404);
    const ctx = await c.get('ctx')();
    return answerFile(() => loadLetter(ctx, offerId));
  });

  app.get('/r/:token/pdf', async (c) => {
    const ctx = await c.get('ctx')();
    const { token } = c.req.param();
    return answerFile(() => loadLinkedFile(ctx, { token, pass: c.req.query('pass') }));
  });

  app.post('/r/:token', async (c) => {
    const { token } = c.req.param();
    const fields: Fields = Object.create(null);
    try {
      await readForm(c.req.raw, { fields, deadlineMs });
      const { password = '' } = fields;
      const pass = await confirmLinkPassword(await c.get('ctx')(), { token, password });
      const redirectTo = `/r/${encodeURIComponent(token)}?pass=${encodeURIComponent(pass)}`;
      return await respondToForm(c, { ok: true, redirectTo }, renderPage);
    } catch (error) {
      return respondToRefusal(c, error, renderPage);
    }
  });
}

const statuses = { NOT_SIGNED_IN: 401, TOO_BUSY: 503, TOO_MANY_REQUESTS: 429 };

async function answerFile(make: () => Promise<FileAnswer>): Promise<Response> {
  try {
    const { name, mediaType, bytes } = await make();
    return new Response(bytes as BodyInit, {
      headers: {
        'content-type': mediaType,
        'content-length': String(bytes.byteLength),
        'content-disposition': disposition('attachment', name),
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const status = statuses[error.refusal as keyof typeof statuses] ?? 404;
    return Response.json({ code: status === 404 ? 'NOT_FOUND' : error.refusal }, { status });
  }
}
