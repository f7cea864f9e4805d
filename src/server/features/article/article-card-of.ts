import type { ArticleCard } from '#contract/article.ts';
import { readingMinutes } from '#domain/article/reading-minutes.ts';
import type { KeptArticle } from './read-articles.ts';

/** An article as the list shows it. */
export function articleCardOf({ blocks, ...facts }: KeptArticle): ArticleCard {
  return { ...facts, minutes: readingMinutes(blocks) };
}
