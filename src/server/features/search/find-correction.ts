import { fold } from '#domain/search/fold.ts';
import { readQuery, type Term } from '#domain/search/read-query.ts';
import type { CriteriaTerm } from '#domain/search/search-criteria.ts';
import type { Ctx } from '#server/context.ts';
import { loadAlike, loadLonger } from './search-word.store.ts';

const fewestLetters = 4;
const maxLetters = 40;

/**
 * Suggests a correction if terms match no open posting but similar words do. Null if there is none.
 */
export async function findCorrection(
  ctx: Ctx,
  terms: readonly Term[],
): Promise<{ terms: Term[]; text: string } | null> {
  const words = terms
    .filter(({ isExcluded, words: text }) => !isExcluded && text !== null)
    .flatMap(({ text }) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(({ length }) => length >= fewestLetters && length <= maxLetters);
  if (words.length === 0) return null;
  const alike = await loadAlike(ctx, [...new Set(words)]);
  if (alike.size === 0) return null;
  const text = terms
    .map((term) => {
      const mended = fold(term.text).replaceAll(
        /[\p{L}\p{N}]+/gu,
        (word) => alike.get(word) ?? word,
      );
      const isPhrase = term.isExcluded || (term.mark === null && /\s/u.test(mended));
      const shown = alike.size > 0 && mended !== fold(term.text) ? mended : term.text;
      return `${term.isExcluded ? '-' : ''}${isPhrase ? `"${shown}"` : shown}`;
    })
    .join(' ');
  return { terms: readQuery(`${text} `).terms, text };
}

const maxWords = 12;

/** Expands a word that is still being typed to the most frequent words that start with it. */
export async function findLonger(ctx: Ctx, terms: readonly Term[]): Promise<CriteriaTerm[]> {
  return Promise.all(
    terms.map(async (term) =>
      term.isOpen ? { ...term, longer: await loadLonger(ctx, fold(term.text), maxWords) } : term,
    ),
  );
}
