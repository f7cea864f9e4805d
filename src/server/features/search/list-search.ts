import type { FoundPostings, SearchInput } from '#contract/search.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findPage, isOwnOrder } from './find-page.ts';
import { loadCards } from './load-cards.ts';
import { loadHiddenOf } from './search-hidden.store.ts';

const keptSeconds = 5;

/**
 * One page of internal and external open postings that match these terms and filters. Results are
 * cached for everyone and may be a few seconds old. What a student saved, hid or applied to, and
 * sorting by match, are not cached.
 */
export async function listSearch(ctx: Ctx, input: SearchInput): Promise<FoundPostings> {
  const asked = JSON.stringify(Object.entries(input).sort());
  const found = () =>
    ctx.kept.load(`postings.page ${asked}`, keptSeconds, () => findPage(ctx, input));
  const answer = async (making: ReturnType<typeof findPage>) => {
    const { ids, stems, ...page } = await making;
    return { ...page, items: await loadCards(ctx, ids, { stems }) };
  };
  if (ctx.actor.kind !== 'student')
    return ctx.kept.load(`postings.search ${asked}`, keptSeconds, () => answer(found()));
  const hidden = await loadHiddenOf(ctx, requireStudent(ctx));
  const hidesNothing = hidden.postings.length + hidden.companies.length === 0;
  const isForAll = hidesNothing && !isOwnOrder(ctx, input);
  return answer(isForAll ? found() : findPage(ctx, input, hidden));
}
