import type { MemberRole } from '#domain/actor.ts';
import { mayChangeRole } from '#domain/team/team.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endSessions } from '#server/features/account/sessions/end-sessions.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { endSlots } from '#server/features/coach/end-coaching.ts';
import { removeInterviewer } from '#server/features/interview/remove-interviewer.ts';
import { updateStudentSearch } from '#server/features/match/update-student-search.ts';
import { requireMemberIn, requireOwner } from './require-owner.ts';
import {
  countMemberships,
  deleteMember,
  lockAccount,
  updateAssigned,
  updateOwned,
  updateUserType,
} from './team.store.ts';

type Input = { userId: string; from: MemberRole; successorId: string | null };

/**
 * Removes a member, ends the member's sessions and offered coaching, takes the member off
 * interviews to come, and hands assigned and owned applications over to the chosen colleague. What
 * the member wrote stays. An account that belongs to no other company becomes a student's.
 */
export async function removeMember(ctx: Ctx, input: Input) {
  const { userId, successorId } = input;
  return inTransaction(ctx, async (tx) => {
    const { scope, members } = await requireOwner(tx);
    const { role } = requireMemberIn(members, input);
    allow(mayChangeRole(members, userId, null));
    const isKnown = members.some((each) => each.userId === successorId && successorId !== userId);
    if (successorId !== null && !isKnown) throw new AppError('NOT_FOUND');
    const handedOver =
      successorId === null ? 0 : await updateAssigned(tx, scope, { from: userId, to: successorId });
    await updateOwned(tx, scope, { from: userId, to: successorId });
    const account = await lockAccount(tx, userId);
    await deleteMember(tx, scope, userId);
    if (account?.userType === 'company' && (await countMemberships(tx, userId)) === 0) {
      await updateUserType(tx, userId, 'student');
      await updateStudentSearch(tx, userId);
    }
    await endSlots(tx, { userId });
    await removeInterviewer(tx, { companyId: scope.companyId, userId });
    await endSessions(tx, [userId], 'MEMBERSHIP_ENDED');
    await noteAction(tx, {
      action: 'team.removed',
      target: { kind: 'account', id: userId },
      before: { role },
      after: { handedOver },
    });
    return { userId };
  });
}
