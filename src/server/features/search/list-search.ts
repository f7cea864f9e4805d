import type { FoundPostings, SearchInput } from '#contract/search.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findPage, isOwnOrder } from './find-page.ts';
import { loadCards } from './load-cards.ts';
import { loadHiddenOf } from './search-hidden.store.ts';

const keptSeconds = 5;

/**
 * One page of open postings, ours and from outside, that have these words and pass these filters. What is found is the same for
 * everyone and may be some seconds old; what of it a student saved, hid or applied to is not, nor
 * the order by their own match.
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
