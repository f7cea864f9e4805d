import type { ArticleCard } from '#contract/article.ts';
import { readingMinutes } from '#domain/article/reading-minutes.ts';
import type { KeptArticle } from './read-articles.ts';

export function articleCardOf({ blocks, ...facts }: KeptArticle): ArticleCard {
  return { ...facts, minutes: readingMinutes(blocks) };
}
