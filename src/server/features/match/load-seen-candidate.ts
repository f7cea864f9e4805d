import { v7 as uuid } from 'uuid';
import { matchOf } from '#domain/match/match-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireMember } from '#server/scopes.ts';
import { candidateOf } from './candidate-of.ts';
import { insertView } from './candidate.store.ts';
import { companyMatchOf } from './company-match-of.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { findCompanyPosting, loadStudents } from './match.store.ts';
import { findFindable } from './ranking.store.ts';

/**
 * A student visible to the company, with their match if there is a posting. Records the view, which
 * the student can see.
 */
export async function loadSeenCandidate(
  tx: Ctx,
  { studentId, postingId }: { studentId: string; postingId: string | null },
) {
  const scope = requireMember(tx, ['owner', 'recruiter']);
  const { usdRate } = await loadSettings(tx);
  const posting = postingId === null ? null : await findCompanyPosting(tx, scope, postingId);
  const found = await findFindable(tx, scope, studentId);
  const [student] = await loadStudents(tx, [studentId]);
  if (posting === undefined || student === undefined || !found) throw new AppError('NOT_FOUND');
  await insertView(tx, scope, { id: uuid(), studentId, postingId });
  const match =
    posting && matchOf(postingFactsOf(posting, usdRate), studentFactsOf(student, usdRate), tx.now);
  return {
    ...candidateOf(student, match?.score ?? null),
    bio: student.bio ?? '',
    match: match && companyMatchOf(match),
  };
}
