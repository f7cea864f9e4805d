import type { VisibleProfile } from '#domain/talent/profile-changes.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findCompanyPosting, loadStudents } from './match.store.ts';
import { findFindable } from './ranking.store.ts';

/** What the company may see of a student's profile now; the posting, if any, must be its own. */
export async function requireCandidate(
  tx: Ctx,
  { studentId, postingId }: { studentId: string; postingId?: string | undefined },
): Promise<VisibleProfile> {
  const scope = requireMember(tx, ['owner', 'recruiter']);
  const isPosting = !postingId || (await findCompanyPosting(tx, scope, postingId)) !== undefined;
  const found = await findFindable(tx, scope, studentId);
  const [student] = await loadStudents(tx, [studentId]);
  if (!isPosting || !found || student === undefined) throw new AppError('NOT_FOUND');
  const { skills, location, bio, preferences } = student;
  const { years = null, isAvailable = true } = preferences ?? {};
  return { skills, location, years, bio: bio ?? '', isAvailable };
}
