import { cappedTotal } from '#domain/paging/capped-total.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { findAssessment } from './assessment.store.ts';
import { countCandidates, pageCandidates } from './sitting.store.ts';

/** The open applications to the assessment's posting, and who of them is invited. */
export async function listCandidates(
  ctx: Ctx,
  { assessmentId, ...paging }: Paging & { assessmentId: string },
) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const found = await findAssessment(ctx, scope, assessmentId);
  if (!found) throw new AppError('NOT_FOUND');
  const { postingId } = found;
  const [{ items, ...page }, count] = await Promise.all([
    pageCandidates(ctx, scope, { postingId, assessmentId, ...paging }),
    countCandidates(ctx, scope, postingId),
  ]);
  return {
    ...page,
    items: items.map(({ applicationId, fullName, isNamed, appliedAt, isInvited }) => ({
      applicationId,
      name: isNamed ? fullName : blindName(applicationId),
      appliedAt,
      isInvited,
    })),
    total: cappedTotal(count),
  };
}
