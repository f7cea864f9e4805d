import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import { requireCandidate } from '#server/features/match/candidates.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { countReceived, loadShownOf, pageReceived } from './received.store.ts';

/** The badges that applicants show; of one applicant, or of all. */
export async function listReceived(
  ctx: Ctx,
  input: Paging & { applicationId?: string | undefined },
) {
  const scope = requireMember(ctx);
  const [{ items, ...page }, counted] = await Promise.all([
    pageReceived(ctx, scope, input),
    countReceived(ctx, scope, input),
  ]);
  return {
    ...page,
    items: items.map(({ appliedAt: _appliedAt, ...item }) => item),
    total: cappedTotal(counted),
  };
}

/** The badges shown by a student whom the company may find. */
export async function listOfCandidate(ctx: Ctx, { studentId }: { studentId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  await requireCandidate(ctx, { studentId });
  return { items: await loadShownOf(ctx, scope, studentId) };
}
