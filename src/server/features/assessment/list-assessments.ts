import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { countAssessments, loadCounts, pageAssessments } from './assessment.store.ts';

const none = { invited: 0, submitted: 0 };

/** The company's assessments, newest first, with how many candidates are where. */
export async function listAssessments(ctx: Ctx, paging: Paging) {
  const scope = requireMember(ctx);
  const [{ items, ...page }, count] = await Promise.all([
    pageAssessments(ctx, scope, paging),
    countAssessments(ctx, scope),
  ]);
  const counts = await loadCounts(
    ctx,
    scope,
    items.map(({ id }) => id),
  );
  return {
    ...page,
    items: items.map(({ archivedAt, ...row }) => ({
      ...row,
      isArchived: archivedAt !== null,
      ...(counts.get(row.id) ?? none),
    })),
    total: cappedTotal(count),
  };
}
