import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { isPostingOpen } from './load-posting.ts';
import { findPosting } from './posting.store.ts';

/** The company's posting, if students can apply to it now. */
export async function findOwnOpenPosting(ctx: Ctx, postingId: string) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const posting = await findPosting(ctx, postingId);
  const isOwn = posting?.companyId === scope.companyId;
  return posting && isOwn && isPostingOpen(ctx, posting) ? posting : undefined;
}
