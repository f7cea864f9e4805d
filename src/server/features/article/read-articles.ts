import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentName } from '#domain/article/document-names.ts';
import { fillIn } from '#domain/article/fill-in.ts';
import { type Article, readArticle } from '#domain/article/read-article.ts';

const content = fileURLToPath(new URL('../../../../content/', import.meta.url));

export type StoredArticle = Article & { slug: string };

let kept: StoredArticle[] | undefined;
let keptGuides: StoredArticle[] | undefined;

/** Reads the blog from `content/blog`, newest first, once per process. */
export function readArticles(): StoredArticle[] {
  kept ??= readdirSync(`${content}blog`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ slug: name.slice(0, -'.md'.length), ...articleIn(`blog/${name}`, {}) }))
    .sort((one, other) =>
      other.date === one.date
        ? one.slug.localeCompare(other.slug)
        : other.date.localeCompare(one.date),
    );
  return kept;
}

/** Reads the interview guides from `content/interview-guides`, in the order of their numbers. */
export function readGuides(): StoredArticle[] {
  keptGuides ??= readdirSync(`${content}interview-guides`)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      slug: name.replace(/^\d+-|\.md$/gu, ''),
      ...articleIn(`interview-guides/${name}`, {}),
    }));
  return keptGuides;
}

/** Reads a document about the product and fills in the operator's details. */
export function readDocument(name: DocumentName, values: Record<string, string>): Article {
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
