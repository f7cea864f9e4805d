import { documentNames } from '#domain/article/document-names.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { publicPaths, shareName } from '#domain/site/public-paths.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadArticle, loadDocument } from '#server/features/article/articles.ts';
import { loadPublicCompany } from '#server/features/company/load-public-company.ts';
import { loadPosting } from '#server/features/posting/public-postings.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import type { Picture } from '#server/og-image/draw-picture.ts';
import { createPictures } from '#server/og-image/pictures.ts';
import type { Translate } from '#texts/translate.ts';
import type { App } from './http-context.ts';
import { respondPublic } from './public-response.ts';

const seconds = 3_600;

/**
 * Preview images for shared pages. Their text is ours or a posting's, never taken from the request.
 */
export function addOgImageRoutes(app: App, publicUrl: string): void {
  const { host } = new URL(publicUrl);
  let current: { product: string; pictures: ReturnType<typeof createPictures> } | undefined;
  const picturesOf = (t: Translate) => {
    const product = t('site.product');
    if (current?.product !== product) {
      current = { product, pictures: createPictures({ product, line: t('site.tagline') }) };
    }
    return current.pictures;
  };

  app.get('/share/:kind/:file', async (c) => {
    const [, name] = /^([a-z0-9-]{1,100})\.png$/u.exec(c.req.param('file')) ?? [];
    const ctx = await c.get('ctx')();
    const picture =
      name === undefined ? null : await pictureOf(ctx, c.req.param('kind'), name, host);
    if (picture === null) return c.json({ code: 'NOT_FOUND' }, 404);
    const image = await picturesOf(await translateOf(ctx)).load(picture);
    if (image === null) {
      return c.json({ code: 'TOO_MANY_REQUESTS' }, 503, { 'retry-after': '5' });
    }
    return respondPublic(c, new Uint8Array(image), { type: 'image/png', seconds });
  });
}

/** Content that is the same for everyone uses the first locale. */
async function translateOf(ctx: Ctx): Promise<Translate> {
  const { platformName } = await loadSettings(ctx);
  return ctx.texts.translate('en', 'UTC', platformName);
}

async function pictureOf(
  ctx: Ctx,
  kind: string,
  name: string,
  host: string,
): Promise<Picture | null> {
  const t = await translateOf(ctx);
  try {
    if (kind === 'page') return await pageOf(ctx, name, host);
    if (kind === 'article') {
      return { label: t('reading.blog'), title: loadArticle(name).title, note: host };
    }
    if (kind === 'company') {
      const company = await loadPublicCompany(ctx, name);
      return { label: t('reading.share.company'), title: company.name, note: host };
    }
    if (kind !== 'posting' || !isUuid(name)) return null;
    const posting = await loadPosting(ctx, name);
    const label = t(posting.isOpen ? 'reading.share.open' : 'reading.share.gone', {
      company: posting.companyName,
    });
    return { label, title: posting.title, note: posting.location ?? host };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function pageOf(ctx: Ctx, name: string, host: string): Promise<Picture | null> {
  const t = await translateOf(ctx);
  const site = { label: '', title: t('site.tagline'), note: host };
  if (name === 'site' || name === 'home') return site;
  if (!publicPaths.some((path) => shareName(path) === name)) return null;
  if (name === 'careers') {
    return { label: t('careers.title'), title: t('careers.heading'), note: host };
  }
  if (name === 'blog') return { label: t('reading.blog'), title: t('reading.heading'), note: host };
  const document = documentNames.find((each) => each === name);
  return document ? { ...site, title: (await loadDocument(ctx, document)).title } : site;
}
