import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { ownSittingOf } from './own-sitting-of.ts';
import { countOwn, pageOwn } from './own-sitting.store.ts';
import { resultsOf } from './results-of.ts';

/** The student's assessments, newest invitation first. */
export async function listOwnSittings(
  ctx: Ctx,
  { applicationId, ...paging }: Paging & { applicationId?: string | undefined },
) {
  const scope = requireStudent(ctx);
  const [{ items, ...page }, count] = await Promise.all([
    pageOwn(ctx, scope, { applicationId, ...paging }),
    countOwn(ctx, scope, applicationId),
  ]);
  const results = await resultsOf(ctx, items);
  return {
    ...page,
    items: items.map((row) => ownSittingOf(row, results.get(row.sitting.id), ctx.now)),
    total: cappedTotal(count),
  };
}
