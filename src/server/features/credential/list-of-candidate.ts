import type { Ctx } from '#server/context.ts';
import { requireCandidate } from '#server/features/match/require-candidate.ts';
import { requireMember } from '#server/scopes.ts';
import { loadShownOf } from './received.store.ts';

/** The badges shown by a student whom the company may find. */
export async function listOfCandidate(ctx: Ctx, { studentId }: { studentId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  await requireCandidate(ctx, { studentId });
  return { items: await loadShownOf(ctx, scope, studentId) };
}
