import type { Member } from '#domain/actor.ts';
import type { Refusal } from '#domain/refusals.ts';
import { type InvitationState, invitationState } from '#domain/team/team.ts';
import { AppError } from '#server/app-error.ts';
import { hashToken } from '#server/auth/secret.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { updateStudentSearch } from '#server/features/match/update-student-search.ts';
import {
  countMemberships,
  findByHash,
  insertMember,
  lockAccount,
  lockTeam,
  updateToUsed,
  updateUserType,
} from './team.store.ts';

const refusals: Record<Exclude<InvitationState, 'open'>, Refusal> = {
  used: 'LINK_USED',
  expired: 'LINK_EXPIRED',
  revoked: 'INVITATION_REVOKED',
  unknown: 'LINK_UNKNOWN',
};

/**
 * The signed-in account accepts an invitation. It then sees the company's pages instead of a
 * student's; its applications remain.
 */
export async function joinTeam(ctx: Ctx, { token }: { token: string }) {
  const { actor } = ctx;
  if (actor.kind === 'member') throw new AppError('ALREADY_MEMBER');
  if (actor.kind !== 'student') throw new AppError('FORBIDDEN');
  const { userId, sessionId } = actor;
  return inTransaction(ctx, async (tx) => {
    const tokenHash = hashToken(token);
    const companyId = (await findByHash(tx, tokenHash))?.invitation.companyId;
    if (companyId !== undefined) await lockTeam(tx, companyId);
    // Read again: another person may have used it while this one waited for the lock.
    const found = await findByHash(tx, tokenHash);
    const invitation = found?.isOpenCompany ? found.invitation : undefined;
    const state = invitationState(invitation, tx.now);
    const account = await lockAccount(tx, userId);
    if ((await countMemberships(tx, userId)) > 0) throw new AppError('ALREADY_MEMBER');
    if (invitation === undefined || state !== 'open')
      throw new AppError(state === 'open' ? 'LINK_UNKNOWN' : refusals[state]);
    const { id, email, role, postingIds } = invitation;
    if (email !== null && account?.email.toLowerCase() !== email.toLowerCase())
      throw new AppError('INVITATION_OTHER_ACCOUNT');
    await updateToUsed(tx, id);
    await insertMember(tx, { companyId: invitation.companyId, userId, role }, postingIds);
    await updateUserType(tx, userId, 'company');
    await updateStudentSearch(tx, userId);
    const member: Member = {
      kind: 'member',
      userId,
      sessionId,
      companyId: invitation.companyId,
      role,
    };
    await noteAction(
      { ...tx, actor: member },
      { action: 'team.joined', target: { kind: 'company', id: member.companyId }, after: { role } },
    );
    return { companyId: member.companyId, role };
  });
}
