import type { CandidateDetails } from '#contract/match-lists.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadSeenCandidate } from './load-seen-candidate.ts';

type Input = { studentId: string; postingId: string };

/** A student visible to the company, with their match. The student can see the view. */
export async function loadCandidate(ctx: Ctx, input: Input): Promise<CandidateDetails> {
  const { match, ...student } = await inTransaction(ctx, (tx) => loadSeenCandidate(tx, input));
  if (match === null) throw new AppError('NOT_FOUND');
  return { ...student, match };
}
