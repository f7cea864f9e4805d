import { fold } from '#domain/search/fold.ts';
import { longestQuery } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { loadSuggestions } from './search.store.ts';

const most = 8;

/** What somebody who typed this may go on to: titles, skills and companies of open postings. */
export async function suggestWords(ctx: Ctx, typed: string) {
  const key = fold(typed.slice(0, longestQuery.read).toWellFormed());
  return key === '' ? [] : loadSuggestions(ctx, key, most);
}
