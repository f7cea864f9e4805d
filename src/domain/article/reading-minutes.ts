import { type ArticleBlock, textOf } from './read-article.ts';

const wordsAMinute = 220;

/** Reading time in minutes at a slow 220 words a minute; at least one. */
export function readingMinutes(blocks: readonly ArticleBlock[]): number {
  return Math.max(1, Math.round(countWords(blocks) / wordsAMinute));
}

export function countWords(blocks: readonly ArticleBlock[]): number {
  return blocks.reduce((sum, { lines }) => sum + (textOf(lines).match(/\S+/gu)?.length ?? 0), 0);
}
