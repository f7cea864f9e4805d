import { v7 as uuid } from 'uuid';
import type { MemberRole } from '#domain/actor.ts';
import { invitationMs, mostInvitations } from '#domain/team/team.ts';
import { AppError, fieldError } from '#server/app-error.ts';
import { hashToken } from '#server/auth/secret-token.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireMember } from '#server/scopes.ts';
import { requireOwner } from './require-owner.ts';
import { insertInvitation, loadOpenInvitations, updateToRevoked } from './team.store.ts';

/**
 * Creates a link that lets one person join, and mails it if an address is given. It replaces an
 * earlier invitation to the same address.
 */
export async function createInvitation(
  ctx: Ctx,
  { role, email }: { role: MemberRole; email: string | null },
) {
  const { companyId } = requireMember(ctx, ['owner']);
  if (email !== null) await ctx.limitRate('invitation', companyId);
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    const { scope, members } = await requireOwner(tx);
    if (members.some((each) => each.email.toLowerCase() === email))
      throw fieldError('email', 'ALREADY_MEMBER');
    if (email !== null) await updateToRevoked(tx, scope, { email });
    const open = await loadOpenInvitations(tx, scope);
    if (open.length >= mostInvitations) throw new AppError('TOO_MANY_INVITATIONS');
    await insertInvitation(tx, scope, {
      id,
      tokenHash: hashToken(invitationToken(tx, id)),
      role,
      email,
      expiresAt: new Date(tx.now.getTime() + invitationMs),
    });
    if (email !== null) await tx.tasks.add(tx.db, 'team.mail-invitation', { id }, { key: id });
    await noteAction(tx, {
      action: 'team.invited',
      target: { kind: 'company', id: companyId },
      after: { role, mailed: email !== null },
    });
    return { id };
  });
}

export function invitationUrl(ctx: Ctx, id: string): string {
  return `${ctx.publicUrl}/join/${invitationToken(ctx, id)}`;
}

/** The token of an invitation. Derived from its id and the server's secret, never stored. */
function invitationToken(ctx: Ctx, id: string): string {
  return ctx.accounts.linkToken(`invitation ${id}`);
}
