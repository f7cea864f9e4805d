import { Readable } from 'node:stream';
import { ownSettingsPath } from '#domain/account/own-settings-path.ts';
import { isSignedIn } from '#domain/actor.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadFile } from '#server/features/file/load-file.ts';
import { loadPublicResume } from '#server/features/profile/public-profile.ts';
import { disposition } from './disposition.ts';
import { filesUnavailablePage } from './failure-page.ts';
import type { App, HttpContext } from './http-context.ts';

/**
 * Serves an uploaded file to those who may see it, never cached: as a download, or with `?inline=1`
 * a PDF in a frame of our own pages. Nothing in it may load or run anything.
 */
export function addFileRoutes(app: App): void {
  app.get('/files/:fileId', async (c) => {
    const fileId = c.req.param('fileId');
    if (!isUuid(fileId)) return c.json({ code: 'NOT_FOUND' }, 404);
    return answerFile(c, (ctx) => loadFile(ctx, fileId));
  });

  app.get('/people/:handle/resume', (c) =>
    answerFile(c, (ctx) => loadPublicResume(ctx, c.req.param('handle'))),
  );
}

type Load = (ctx: Ctx) => ReturnType<typeof loadFile>;

/** A file as a download, or what says why there is none. */
export async function answerFile(c: HttpContext, load: Load): Promise<Response> {
  const ctx = await c.get('ctx')();
  try {
    const file = await load(ctx);
    const isShown = c.req.query('inline') === '1' && file.row.mediaType === 'application/pdf';
    return new Response(Readable.toWeb(file.stream) as ReadableStream, {
      headers: {
        'content-type': file.row.mediaType,
        'content-length': String(file.size),
        'content-disposition': disposition(isShown ? 'inline' : 'attachment', file.row.name),
        'cache-control': 'private, no-store',
        ...(isShown && shownHeaders),
      },
    });
  } catch (error) {
    if (error instanceof AppError && error.refusal === 'FILES_UNAVAILABLE') {
      if (c.req.header('accept')?.includes('text/html')) return filesUnavailablePage(c, ctx.texts);
      return c.json({ code: error.refusal }, 503, { 'retry-after': '60' });
    }
    if (error instanceof AppError && error.refusal === 'CONFIRMATION_REQUIRED') {
      // The settings ask for the password; a link followed from elsewhere ends there.
      const { actor } = ctx;
      if (c.req.header('accept')?.includes('text/html') && isSignedIn(actor))
        return c.redirect(`${ownSettingsPath(actor.kind)}/privacy`, 303);
      return c.json({ code: error.refusal }, 403);
    }
    if (error instanceof AppError) return c.json({ code: 'NOT_FOUND' }, 404);
    throw error;
  }
}

// Browsers show no PDF in a sandbox; other types stay downloads and are never sniffed (nosniff).
const shownHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};
