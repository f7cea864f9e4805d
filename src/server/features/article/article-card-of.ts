import type { ArticleCard } from '#contract/article.ts';
import { readingMinutes } from '#domain/article/reading-minutes.ts';
import type { StoredArticle } from './read-articles.ts';

export function articleCardOf({ blocks, ...facts }: StoredArticle): ArticleCard {
  return { ...facts, minutes: readingMinutes(blocks) };
}
