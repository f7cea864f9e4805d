import type { FoundPostings, SearchInput } from '#contract/search.ts';
import type { Ctx } from '#server/context.ts';
import { findPage, isOwnOrder } from './find-page.ts';
import { loadCards } from './load-cards.ts';

const keptSeconds = 5;

/**
 * One page of open postings, ours and from outside, that have these words and pass these filters. What is found is the same for
 * everyone and may be some seconds old; what of it a student saved or applied to is not, nor the order by their own match.
 */
export async function listSearch(ctx: Ctx, input: SearchInput): Promise<FoundPostings> {
  const asked = JSON.stringify(Object.entries(input).sort());
  const found = () =>
    isOwnOrder(ctx, input)
      ? findPage(ctx, input)
      : ctx.kept.load(`postings.page ${asked}`, keptSeconds, () => findPage(ctx, input));
  const answer = async () => {
    const { ids, stems, ...page } = await found();
    return { ...page, items: await loadCards(ctx, ids, stems) };
  };
  return ctx.actor.kind === 'student'
    ? answer()
    : ctx.kept.load(`postings.search ${asked}`, keptSeconds, answer);
}
