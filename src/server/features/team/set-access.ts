import type { MemberRole } from '#domain/actor.ts';
import { mayLimitAccess } from '#domain/team/team.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireMemberIn, requireOwner } from './require-owner.ts';
import { loadPostings, updateAccess } from './team.store.ts';

type Input = { userId: string; from: MemberRole; isLimited: boolean; postingIds: string[] };

/** Limits a member to chosen postings, or to none at all, from the next request on. */
export async function setAccess(ctx: Ctx, input: Input) {
  const { userId, isLimited } = input;
  const postingIds = isLimited ? [...new Set(input.postingIds)] : [];
  return inTransaction(ctx, async (tx) => {
    const { scope, members } = await requireOwner(tx);
    const member = requireMemberIn(members, input);
    allow(mayLimitAccess(member.role, isLimited));
    const known = postingIds.length > 0 ? await loadPostings(tx, scope, postingIds) : [];
    if (known.length < postingIds.length) throw new AppError('NOT_FOUND');
    await updateAccess(tx, scope, { userId, isLimited, postingIds });
    await noteAction(tx, {
      action: 'team.access-changed',
      target: { kind: 'account', id: userId },
      before: { isLimited: member.isLimited, postings: member.postingIds.length },
      after: { isLimited, postings: postingIds.length },
    });
    return { userId, isLimited, postingIds };
  });
}
