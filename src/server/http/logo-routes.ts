import { isUuid } from '#domain/is-uuid.ts';
import { maxPhotoBytes } from '#domain/profile/may-upload-photo.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadLogo, saveLogo, saveLogoAsAdmin } from '#server/features/company/branding.ts';
import { loadBrandStylesheet } from '#server/features/company/load-public-company.ts';
import { requireAdmin, requireMember } from '#server/scopes.ts';
import { respondToForm, respondToRefusal, type RenderPage } from './form-response.ts';
import type { App, HttpContext } from './http-context.ts';
import { respondPublic } from './public-response.ts';
import { readForm } from './read-form.ts';
import { respondOrNotFound } from './respond-or-not-found.ts';

type Options = { renderPage: RenderPage; deadlineMs: number };

const page = '/company-dashboard/profile/branding';
const adminPage = '/admin-dashboard/companies/:companyId';
const seconds = 300;

/** Companies' logos and colors: uploaded by members and administrators, served to everyone. */
export function addLogoRoutes(app: App, options: Options): void {
  addUpload(app, page, options, (_c, ctx) => {
    const { userId } = requireMember(ctx, ['owner', 'recruiter']);
    return { userId, save: (bytes) => saveLogo(ctx, { bytes }) };
  });
  addUpload(app, adminPage, options, (c, ctx) => {
    const { adminId } = requireAdmin(ctx);
    const companyId = c.req.param('companyId') ?? '';
    if (!isUuid(companyId)) throw new AppError('NOT_FOUND');
    return { userId: adminId, save: (bytes) => saveLogoAsAdmin(ctx, { bytes, companyId }) };
  });

  app.get('/logos/:logoId', (c) =>
    respondOrNotFound(c, async () => {
      const logoId = c.req.param('logoId');
      if (!isUuid(logoId)) throw new AppError('NOT_FOUND');
      const bytes = await loadLogo(await c.get('ctx')(), logoId);
      return respondPublic(c, new Uint8Array(bytes), { type: 'image/webp', seconds });
    }),
  );

  app.get('/companies/:slug/brand.css', (c) =>
    respondOrNotFound(c, async () => {
      const sheet = await loadBrandStylesheet(await c.get('ctx')(), c.req.param('slug'));
      return respondPublic(c, sheet, { type: 'text/css; charset=utf-8', seconds });
    }),
  );
}

type Upload = { userId: string; save: (bytes: Uint8Array) => Promise<unknown> };

/** Takes a logo; `prepare` says who uploads it and what becomes of it. */
function addUpload(
  app: App,
  path: string,
  { renderPage, deadlineMs }: Options,
  prepare: (c: HttpContext, ctx: Ctx) => Upload,
): void {
  app.post(path, async (c) => {
    try {
      const ctx = await c.get('ctx')();
      const { userId, save } = prepare(c, ctx);
      const file = { field: 'logo', maxBytes: maxPhotoBytes };
      const upload = await readForm(c.req.raw, { fields: Object.create(null), deadlineMs, file });
      if (upload === null) throw new AppError('FILE_EMPTY');
      await ctx.limitRate('photo', userId);
      await save(upload.bytes);
      return await respondToForm(c, { ok: true, redirectTo: c.req.path }, renderPage);
    } catch (error) {
      return respondToRefusal(c, error, renderPage);
    }
  });
}
