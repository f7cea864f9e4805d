import type { FoundPostings, SearchInput } from '#contract/search.ts';
import type { Ctx } from '#server/context.ts';
import { findPage } from './find-page.ts';
import { loadCards } from './load-cards.ts';

/** One page of open postings, ours and from outside, that have these words and pass these filters. */
export async function listSearch(ctx: Ctx, input: SearchInput): Promise<FoundPostings> {
  const { ids, stems, ...page } = await findPage(ctx, input);
  return { ...page, items: await loadCards(ctx, ids, stems) };
}
