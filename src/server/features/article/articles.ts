import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ArticleCard } from '#contract/article.ts';
import type { DocumentName } from '#domain/article/document-names.ts';
import { fillIn } from '#domain/article/fill-in.ts';
import { type Article, readArticle } from '#domain/article/read-article.ts';
import { readingMinutes } from '#domain/article/reading-minutes.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';

const content = fileURLToPath(new URL('../../../../content/', import.meta.url));

type StoredArticle = Article & { slug: string };

let posts: StoredArticle[] | undefined;
let guides: StoredArticle[] | undefined;

/** Reads the blog from `content/blog`, newest first, once per process. */
export function readArticles(): StoredArticle[] {
  posts ??= readdirSync(`${content}blog`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ slug: name.slice(0, -'.md'.length), ...articleIn(`blog/${name}`, {}) }))
    .sort((one, other) =>
      other.date === one.date
        ? one.slug.localeCompare(other.slug)
        : other.date.localeCompare(one.date),
    );
  return posts;
}

/** Reads the interview guides from `content/interview-guides`, in the order of their numbers. */
export function readGuides(): StoredArticle[] {
  guides ??= readdirSync(`${content}interview-guides`)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      slug: name.replace(/^\d+-|\.md$/gu, ''),
      ...articleIn(`interview-guides/${name}`, {}),
    }));
  return guides;
}

/** Reads a document about the product and fills in the operator's details. */
function readDocument(name: DocumentName, values: Record<string, string>): Article {
  return articleIn(`site/${name}.md`, values);
}

function articleIn(file: string, values: Record<string, string>): Article {
  try {
    return readArticle(fillIn(readFileSync(content + file, 'utf8'), values));
  } catch (cause) {
    throw new Error(`content/${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

export function articleCardOf({ blocks, ...facts }: StoredArticle): ArticleCard {
  return { ...facts, minutes: readingMinutes(blocks) };
}

const articlesAPage = 6;

/** Lists the blog articles, newest first. A page beyond the last returns the last one. */
export function listArticles({
  page = 1,
  tag,
}: {
  page?: number | undefined;
  tag?: string | undefined;
}) {
  const all = readArticles();
  const matching = tag === undefined ? all : all.filter(({ tags }) => tags.includes(tag));
  const pages = Math.max(1, Math.ceil(matching.length / articlesAPage));
  const shown = Math.min(page, pages);
  const from = (shown - 1) * articlesAPage;
  return {
    items: matching.slice(from, from + articlesAPage).map(articleCardOf),
    page: shown,
    pages,
    tags: [...new Set(all.flatMap(({ tags }) => tags))].sort(),
  };
}

/** An article, with the ones published before and after it. */
export function loadArticle(slug: string) {
  const all = readArticles();
  const at = all.findIndex((article) => article.slug === slug);
  const article = orNotFound(all[at]);
  return {
    ...articleCardOf(article),
    blocks: article.blocks,
    newer: neighbourOf(all[at - 1]),
    older: neighbourOf(all[at + 1]),
  };
}

function neighbourOf(article: StoredArticle | undefined) {
  return article ? { slug: article.slug, title: article.title } : null;
}

/** A document about this installation: who operates it and which data it passes on. */
export async function loadDocument(ctx: Ctx, name: DocumentName) {
  const { operator } = ctx;
  const { platformName: product, supportEmail } = await loadSettings(ctx);
  const t = ctx.texts.translate('en');
  const host = new URL(ctx.publicUrl).host;
  const { title, description, date, blocks } = readDocument(name, {
    host,
    product,
    operator: operator.name || t('reading.operator', { host }),
    address: operator.address ? `, ${operator.address}` : '',
    contact: supportEmail || t('reading.contact-page'),
    'contact-link': supportEmail ? `mailto:${supportEmail}` : '/contact',
    mails: t(ctx.mailbox ? 'reading.mails.kept' : 'reading.mails.sent'),
    files: t(operator.storesFilesElsewhere ? 'reading.files.elsewhere' : 'reading.files.here'),
  });
  return { title, description, date, blocks };
}
