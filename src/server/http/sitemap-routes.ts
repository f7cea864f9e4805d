import { documentNames } from '#domain/article/document-names.ts';
import { publicPaths } from '#domain/site/public-paths.ts';
import type { Ctx } from '#server/context.ts';
import { loadDocument, readArticles } from '#server/features/article/articles.ts';
import { listCompanyAddresses } from '#server/features/company/companies.ts';
import { listEventAddresses } from '#server/features/event/events.ts';
import { listTopicAddresses } from '#server/features/forum/topics.ts';
import { listAddresses, listParts } from '#server/features/posting/public-postings.ts';
import { listPersonAddresses } from '#server/features/profile/public-profile.ts';
import type { Texts } from '#server/texts/texts.ts';
import { languageParameter } from '#texts/language-choice.ts';
import type { App } from './http-context.ts';
import { respondPublic } from './public-response.ts';
import { sitemapIndexOf, sitemapOf } from './sitemap-xml.ts';

const xml = { type: 'application/xml; charset=utf-8', seconds: 600 };
/**
 * The lists that grow, split into files of this many URLs; a sitemap may hold ten times as many.
 */
const listed = {
  topics: listTopicAddresses,
  events: listEventAddresses,
  people: listPersonAddresses,
  companies: listCompanyAddresses,
};
const addressesAPart = 5_000;
const partSeconds = 600;

/** Of no use to search engines: pages that need an account, and endpoints for programs. */
const closed = [
  '/api/',
  '/files/',
  '/live',
  '/student-dashboard',
  '/company-dashboard',
  '/admin-dashboard',
  '/mailbox',
  '/profile',
  '/settings',
  '/welcome',
];

/** robots.txt, and sitemaps of everything public. */
export function addSitemapRoutes(app: App, publicUrl: string): void {
  const { origin } = new URL(publicUrl);

  app.get('/robots.txt', (c) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
    const text = [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
    return respondPublic(c, text, { type: 'text/plain; charset=utf-8', seconds: 3_600 });
  });

  app.get('/sitemap.xml', async (c) => {
    const ctx = await c.get('ctx')();
    const parts = await listParts(ctx);
    const index = sitemapIndexOf([
      { url: `${origin}/sitemaps/pages.xml`, changedAt: null },
      { url: `${origin}/sitemaps/articles.xml`, changedAt: newestArticle() },
      ...parts.map((changedAt, at) => ({
        url: `${origin}/sitemaps/postings-${at + 1}.xml`,
        changedAt,
      })),
      ...(await partsListed(ctx)).map((file) => ({
        url: `${origin}/sitemaps/${file}`,
        changedAt: null,
      })),
    ]);
    return respondPublic(c, index, xml);
  });

  app.get('/sitemaps/:file', async (c) => {
    const ctx = await c.get('ctx')();
    const file = c.req.param('file');
    const pages = await pagesIn(ctx, file);
    if (pages === null) return c.json({ code: 'NOT_FOUND' }, 404);
    const addresses = pages.map(({ path, changedAt }) => ({ url: origin + path, changedAt }));
    // Only pages that are all ours are translated; what users wrote keeps its language.
    const isOurs = file === 'pages.xml' && ctx.texts.locales.length > 1;
    const all = isOurs ? addresses.flatMap((each) => inLanguages(each, ctx.texts)) : addresses;
    return respondPublic(c, sitemapOf(all), xml);
  });
}

function inLanguages(
  { url, changedAt }: { url: string; changedAt: Date | null },
  { locales }: Texts,
) {
  const translated = locales.map((each) => [each, `${url}?${languageParameter}=${each}`] as const);
  const languages = Object.fromEntries([['x-default', url], ...translated]);
  return [url, ...translated.map(([, to]) => to)].map((each) => ({
    url: each,
    changedAt,
    languages,
  }));
}

type Page = { path: string; changedAt: Date | null };

/** The non-empty files of the lists; at most some minutes old. */
function partsListed(ctx: Ctx): Promise<string[]> {
  return ctx.cache.load('sitemap.listed', partSeconds, async () => {
    const files: string[] = [];
    for (const [name, { count }] of Object.entries(listed)) {
      const parts = Math.ceil((await count(ctx)) / addressesAPart);
      for (let part = 1; part <= parts; part += 1) files.push(`${name}-${part}.xml`);
    }
    return files;
  });
}

async function pagesIn(ctx: Ctx, file: string): Promise<Page[] | null> {
  if (file === 'pages.xml') {
    return Promise.all(
      publicPaths.map(async (path) => ({ path, changedAt: await changeOf(ctx, path) })),
    );
  }
  if (file === 'articles.xml') {
    return readArticles().map(({ slug, date }) => ({
      path: `/blog/${slug}`,
      changedAt: new Date(date),
    }));
  }
  const [, name = '', part] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/u.exec(file) ?? [];
  const list = Object.entries(listed).find(([each]) => each === name)?.[1];
  if (list !== undefined) {
    const pages = await list.part(ctx, Number(part) - 1, addressesAPart);
    return pages.length === 0 ? null : pages;
  }
  if (name !== 'postings') return null;
  const postings = await listAddresses(ctx, Number(part) - 1);
  if (postings.length === 0) return null;
  return postings.map(({ id, updatedAt }) => ({
    path: `/job-application/${id}`,
    changedAt: updatedAt,
  }));
}

async function changeOf(ctx: Ctx, path: string): Promise<Date | null> {
  if (path === '/blog') return newestArticle();
  const name = documentNames.find((each) => path === `/${each}`);
  return name === undefined ? null : new Date((await loadDocument(ctx, name)).date);
}

function newestArticle(): Date | null {
  const [newest] = readArticles();
  return newest ? new Date(newest.date) : null;
}
