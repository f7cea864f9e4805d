import { suggestSkills } from '#domain/posting/suggest-skills.ts';
import { fold } from '#domain/search/fold.ts';
import { maxQueryLength } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { loadSuggestions } from './search-word.store.ts';

const maxSuggestions = 8;

export async function suggestWords(ctx: Ctx, typed: string) {
  const key = fold(typed.slice(0, maxQueryLength.read).toWellFormed());
  if (key === '') return [];
  return loadSuggestions(ctx, { key, skills: suggestSkills(key, []).map(fold) }, maxSuggestions);
}
