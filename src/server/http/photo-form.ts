import { Readable } from 'node:stream';
import type { Me } from '#contract/account.ts';
import { homeOf } from '#domain/account/home-of.ts';
import { isSignedIn } from '#domain/actor.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { maxPhotoBytes } from '#domain/profile/may-upload-photo.ts';
import { AppError } from '#server/app-error.ts';
import { loadPhoto, savePhoto } from '#server/features/profile/photos.ts';
import { respondToForm, respondToRefusal, type RenderPage } from './form-response.ts';
import type { App, HttpContext } from './http-context.ts';
import { readForm } from './read-form.ts';

type Options = { renderPage: RenderPage; deadlineMs: number };

const kinds: readonly Me['kind'][] = ['student', 'member', 'admin'];

/** Profile photos: uploaded from the profile page and served to those who may see them. */
export function addPhotoForm(app: App, { renderPage, deadlineMs }: Options): void {
  for (const kind of kinds) {
    const page = `${homeOf(kind)}/update-profile`;
    app.post(page, async (c) => {
      try {
        await handle(c, deadlineMs);
        return await respondToForm(c, { ok: true, redirectTo: page }, renderPage);
      } catch (error) {
        return respondToRefusal(c, error, renderPage);
      }
    });
  }

  app.get('/photos/:photoId', async (c) => {
    const photoId = c.req.param('photoId');
    if (!isUuid(photoId)) return c.json({ code: 'NOT_FOUND' }, 404);
    try {
      const photo = await loadPhoto(await c.get('ctx')(), photoId);
      return new Response(Readable.toWeb(photo.stream) as ReadableStream, {
        headers: {
          'content-type': photo.row.mediaType,
          'content-length': String(photo.size),
          'content-disposition': 'inline',
          // Another photo has another URL. Short, because a public page may be switched off.
          'cache-control': 'private, max-age=300',
        },
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const isAway = error.refusal === 'FILES_UNAVAILABLE';
      return c.json({ code: error.refusal }, isAway ? 503 : 404);
    }
  });
}

async function handle(c: HttpContext, deadlineMs: number): Promise<void> {
  const ctx = await c.get('ctx')();
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  const file = { field: 'photo', maxBytes: maxPhotoBytes };
  const upload = await readForm(c.req.raw, { fields: Object.create(null), deadlineMs, file });
  if (upload === null) throw new AppError('FILE_EMPTY');
  await ctx.limitRate('photo', ctx.actor.userId);
  await savePhoto(ctx, upload);
}
