import type { FoundPostings, SearchInput } from '#contract/search.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  cacheSeconds,
  findCommonPage,
  findOwnPage,
  searchKey,
  type findPage,
} from './find-page.ts';
import { loadCards } from './load-cards.ts';

/**
 * One page of internal and external open postings that match these terms and filters. Results are
 * cached for everyone and may be a few seconds old. What a student saved, hid or applied to, and
 * sorting by match, are not cached.
 */
export async function listSearch(ctx: Ctx, input: SearchInput): Promise<FoundPostings> {
  const answer = async (making: ReturnType<typeof findPage>) => {
    const { ids, stems, ...page } = await making;
    return { ...page, items: await loadCards(ctx, ids, { stems }) };
  };
  if (ctx.actor.kind === 'student') return answer(findOwnPage(ctx, requireStudent(ctx), input));
  const key = searchKey(input);
  return ctx.cache.load(`postings.search ${key}`, cacheSeconds, () =>
    answer(findCommonPage(ctx, input)),
  );
}
