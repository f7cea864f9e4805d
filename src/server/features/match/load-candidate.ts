import { v7 as uuid } from 'uuid';
import type { CandidateDetails } from '#contract/match-lists.ts';
import { matchOf } from '#domain/match/match-of.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireMember } from '#server/scopes.ts';
import { candidateOf } from './candidate-of.ts';
import { findBio, insertView } from './candidate.store.ts';
import { companyMatchOf } from './company-match-of.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { findCompanyPosting, loadStudents } from './match.store.ts';
import { findFindable } from './ranking.store.ts';

type Input = { studentId: string; postingId: string };

/** A student visible to the company, with their match. The student can see the view. */
export async function loadCandidate(
  ctx: Ctx,
  { studentId, postingId }: Input,
): Promise<CandidateDetails> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { usdRate } = await loadSettings(ctx);
  return inTransaction(ctx, async (tx) => {
    const posting = await findCompanyPosting(tx, scope, postingId);
    const found = await findFindable(tx, scope, studentId);
    const [student] = await loadStudents(tx, [studentId]);
    if (posting === undefined || student === undefined || !found) throw new AppError('NOT_FOUND');
    const bio = await findBio(tx, studentId);
    await insertView(tx, scope, { id: uuid(), studentId, postingId });
    const match = matchOf(
      postingFactsOf(posting, usdRate),
      studentFactsOf(student, usdRate),
      tx.now,
    );
    return { ...candidateOf(student, match.score), bio, match: companyMatchOf(match) };
  });
}
