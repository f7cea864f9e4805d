import type { SearchInput } from '#contract/search.ts';
import type { Ctx } from '#server/context.ts';
import type { StudentScope } from '#server/scopes.ts';
import { findPage, isOwnOrder } from './find-page.ts';
import { loadHiddenOf } from './search-hidden.store.ts';

export const cacheSeconds = 5;

export const searchKey = (input: SearchInput) => JSON.stringify(Object.entries(input).sort());

/** A page of a search as everyone sees it, cached for a few seconds. */
export function findCommonPage(ctx: Ctx, input: SearchInput): ReturnType<typeof findPage> {
  return ctx.cache.load(`postings.page ${searchKey(input)}`, cacheSeconds, () =>
    findPage(ctx, input),
  );
}

/** The page as this student sees it, without what they hid. */
export async function findOwnPage(
  ctx: Ctx,
  scope: StudentScope,
  input: SearchInput,
): ReturnType<typeof findPage> {
  const hidden = await loadHiddenOf(ctx, scope);
  const hidesNothing = hidden.postings.length + hidden.companies.length === 0;
  return hidesNothing && !isOwnOrder(ctx, input)
    ? findCommonPage(ctx, input)
    : findPage(ctx, input, hidden);
}
