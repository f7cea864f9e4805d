import { mayApply } from '#domain/application/may-apply.ts';
import { allow } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { isPostingOpen, requirePosting } from '#server/features/posting/load-posting.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwnApplication } from './application.store.ts';

/**
 * The posting, if the student may apply to it now. Refuses if it is closed, already applied to, or
 * the resume is missing.
 */
export async function requireApplicable(ctx: Ctx, postingId: string, hasResume = true) {
  const student = requireStudent(ctx);
  const posting = await requirePosting(ctx, postingId);
  const earlier = await findOwnApplication(ctx, student, postingId);
  allow(
    mayApply({
      postingOpen: isPostingOpen(ctx, posting),
      alreadyApplied: earlier !== undefined,
      hasResume,
    }),
  );
  return posting;
}
