import type { MemberRole } from '#domain/actor.ts';
import { mayChangeRole, mayLimitAccess } from '#domain/team/team.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endSessions } from '#server/features/account/sessions/sessions.ts';
import { notifyColleagues } from '#server/features/application/notices.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { endSlots } from '#server/features/coach/slots.ts';
import { removeInterviewer } from '#server/features/interview/finished-interviews.ts';
import { updateStudentSearch } from '#server/features/match/update-student-search.ts';
import { type CompanyScope, requireMember } from '#server/scopes.ts';
import { invitationUrl } from './invitations.ts';
import { requireMemberIn, requireOwner } from './require-owner.ts';
import {
  countMemberships,
  deleteMember,
  insertAccess,
  loadOpenInvitations,
  loadPostings,
  loadTeam as loadTeamRows,
  lockAccount,
  updateAccess,
  updateAssigned,
  updateOwned,
  updateRole,
  updateUserType,
} from './team.store.ts';

/** The company's members, and for owners the open invitations with their links. */
export async function loadTeam(ctx: Ctx) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const isOwner = ctx.actor.kind === 'member' && ctx.actor.role === 'owner';
  const members = (await loadTeamRows(ctx, scope)).map((member) => ({
    ...member,
    postings: member.postingIds.length,
    postingIds: isOwner ? member.postingIds : [],
  }));
  const rows = isOwner ? await loadOpenInvitations(ctx, scope) : [];
  const invitations = rows.map(({ id, role, email, postingIds, expiresAt }) => ({
    id,
    role,
    email,
    postings: postingIds && postingIds.length,
    expiresAt,
    url: invitationUrl(ctx, id),
  }));
  const postings = isOwner ? await loadPostings(ctx, scope) : [];
  return { members, postings, invitations, isOwner };
}

/** Changes who owns a member's applications, and tells the pages that show it. */
async function handOver(
  tx: Ctx,
  scope: CompanyScope,
  change: Parameters<typeof updateOwned>[2],
): Promise<string[]> {
  const owned = await updateOwned(tx, scope, change);
  if (owned.length > 0) await notifyColleagues(tx, scope, owned);
  return owned;
}

/** How many applications nobody owns any more, if any. */
const unowned = ({ length }: string[]) => (length === 0 ? null : { unowned: length });

type RemoveMemberInput = { userId: string; from: MemberRole; successorId: string | null };

/**
 * Removes a member, ends the member's sessions and offered coaching, takes the member off upcoming
 * interviews, and hands assigned and owned applications over to the chosen colleague; an interviewer
 * takes over no ownership. What the member wrote stays. An account that belongs to no other company
 * becomes a student's.
 */
export async function removeMember(ctx: Ctx, input: RemoveMemberInput) {
  const { userId, successorId } = input;
  return inTransaction(ctx, async (tx) => {
    const { scope, members } = await requireOwner(tx);
    const { role } = requireMemberIn(members, input);
    allow(mayChangeRole(members, userId, null));
    const successor = members.find((each) => each.userId === successorId && successorId !== userId);
    if (successorId !== null && successor === undefined) throw new AppError('NOT_FOUND');
    let assigned: string[] = [];
    if (successorId !== null) {
      await insertAccess(tx, scope, { from: userId, to: successorId });
      assigned = await updateAssigned(tx, scope, { from: userId, to: successorId });
    }
    // Interviewers own no applications.
    const owner = successor?.role === 'interviewer' ? null : successorId;
    const owned = await handOver(tx, scope, { from: userId, to: owner });
    // An application may be both assigned and owned.
    const handedOver = new Set(owner === null ? assigned : [...assigned, ...owned]).size;
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
      after: { handedOver, ...(owner === null && unowned(owned)) },
    });
    return { userId };
  });
}

type SetAccessInput = {
  userId: string;
  from: MemberRole;
  isLimited: boolean;
  postingIds: string[];
};

/** Limits a member to chosen postings, or to none at all, from the next request on. */
export async function setAccess(ctx: Ctx, input: SetAccessInput) {
  const { userId, isLimited } = input;
  const postingIds = isLimited ? [...new Set(input.postingIds)] : [];
  return inTransaction(ctx, async (tx) => {
    const { scope, members } = await requireOwner(tx);
    const member = requireMemberIn(members, input);
    allow(mayLimitAccess(member.role, isLimited));
    const known = postingIds.length > 0 ? await loadPostings(tx, scope, postingIds) : [];
    if (known.length < postingIds.length) throw new AppError('NOT_FOUND');
    await updateAccess(tx, scope, { userId, isLimited, postingIds });
    // Nobody is responsible for what they can't see.
    const owned = isLimited
      ? await handOver(tx, scope, { from: userId, to: null, outside: postingIds })
      : [];
    await noteAction(tx, {
      action: 'team.access-changed',
      target: { kind: 'account', id: userId },
      before: { isLimited: member.isLimited, postings: member.postingIds.length },
      after: { isLimited, postings: postingIds.length, ...unowned(owned) },
    });
    return { userId, isLimited, postingIds };
  });
}

/** Changes a member's role, from the next request on. An interviewer owns no applications. */
export async function setRole(
  ctx: Ctx,
  input: { userId: string; from: MemberRole; to: MemberRole },
) {
  const { userId, to } = input;
  return inTransaction(ctx, async (tx) => {
    const { scope, members } = await requireOwner(tx);
    const { role } = requireMemberIn(members, input);
    allow(mayChangeRole(members, userId, to));
    if (role !== to) {
      await updateRole(tx, scope, userId, to);
      const owned =
        to === 'interviewer' ? await handOver(tx, scope, { from: userId, to: null }) : [];
      await noteAction(tx, {
        action: 'team.role-changed',
        target: { kind: 'account', id: userId },
        before: { role },
        after: { role: to, ...unowned(owned) },
      });
    }
    return { userId, role: to };
  });
}
