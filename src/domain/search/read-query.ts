import { longestQuery, type SearchNotice } from './search.ts';

export type ReadQuery = {
  /** What is searched for, as it is shown. */
  words: string[];
  /** What is searched for, as words of the index; null when there is nothing. */
  text: string | null;
  notice: SearchNotice | null;
};

/** Reads what somebody typed into a search box; never refuses. */
export function readQuery(typed: string): ReadQuery {
  const text = typed.slice(0, longestQuery.read).replaceAll('\u0000', ' ').toWellFormed().trim();
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? [];
  return {
    words,
    text: words.length > 0 ? words.join(' ') : null,
    notice:
      text !== '' && words.length === 0
        ? 'nothing-to-search'
        : typed.trim().length > longestQuery.read
          ? 'too-long'
          : null,
  };
}
