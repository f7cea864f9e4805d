import { type Match, matchOf } from '#domain/match/match-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { companyMatchOf } from './company-match-of.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { findCompanyPosting, findReceived, loadStudents } from './match.store.ts';

/** How well who applied and the posting fit today: the number that the student sees, part by part. */
export async function loadReceivedMatch(
  ctx: Ctx,
  { applicationId }: { applicationId: string },
): Promise<Match> {
  const scope = requireMember(ctx);
  const received = await findReceived(ctx, scope, applicationId);
  if (received === undefined) throw new AppError('NOT_FOUND');
  const posting = await findCompanyPosting(ctx, scope, received.postingId);
  const [student] = await loadStudents(ctx, [received.studentId]);
  if (posting === undefined || student === undefined) throw new AppError('NOT_FOUND');
  return companyMatchOf(matchOf(postingFactsOf(posting), studentFactsOf(student), ctx.now));
}
