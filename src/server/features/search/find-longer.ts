import { fold } from '#domain/search/fold.ts';
import type { Term } from '#domain/search/read-query.ts';
import type { CriteriaTerm } from '#domain/search/search-criteria.ts';
import type { Ctx } from '#server/context.ts';
import { loadLonger } from './search-word.store.ts';

const maxWords = 12;

/** Expands a word that is still being typed to the most frequent words that start with it. */
export async function findLonger(ctx: Ctx, terms: readonly Term[]): Promise<CriteriaTerm[]> {
  return Promise.all(
    terms.map(async (term) =>
      term.isOpen ? { ...term, longer: await loadLonger(ctx, fold(term.text), maxWords) } : term,
    ),
  );
}
