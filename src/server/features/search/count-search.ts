import type { SearchInput } from '#contract/search.ts';
import type { CappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwnPage } from './find-page.ts';

/** The total that the student's search shows. Zero if only a corrected query finds anything. */
export async function countSearch(ctx: Ctx, input: SearchInput): Promise<CappedTotal> {
  const { total, corrected } = await findOwnPage(ctx, requireStudent(ctx), input);
  return corrected === null ? total : { count: 0, capped: false };
}
