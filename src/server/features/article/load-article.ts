import { orNotFound } from '#server/app-error.ts';
import { articleCardOf } from './article-card-of.ts';
import { type StoredArticle, readArticles } from './read-articles.ts';

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
