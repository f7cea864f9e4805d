import { v7 as uuid } from 'uuid';
import type { MemberRole } from '#domain/actor.ts';
import {
  invitationMs,
  invitationState,
  maskedEmail,
  maxInvitations,
  mayLimitAccess,
} from '#domain/team/team.ts';
import { allow, AppError, fieldError } from '#server/app-error.ts';
import { hashToken } from '#server/auth/secret.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import type { MailPort } from '#server/ports/mail/mail.ts';
import { requireMember } from '#server/scopes.ts';
import { requireOwner } from './require-owner.ts';
import {
  findByHash,
  findEmailOf,
  findInvitationRow,
  insertInvitation,
  loadOpenInvitations,
  loadPostings,
  updateToRevoked,
} from './team.store.ts';

type CreateInvitationInput = {
  role: MemberRole;
  email: string | null;
  postingIds: string[] | null;
};

/**
 * Creates a link that lets one person join, and mails it if an address is given. It replaces an
 * earlier invitation to the same address.
 */
export async function createInvitation(ctx: Ctx, { role, email, ...input }: CreateInvitationInput) {
  const { companyId } = requireMember(ctx, ['owner']);
  const postingIds = input.postingIds && [...new Set(input.postingIds)];
  allow(mayLimitAccess(role, postingIds !== null));
  if (email !== null) await ctx.limitRate('invitation', companyId);
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    const { scope, members } = await requireOwner(tx);
    if (members.some((each) => each.email.toLowerCase() === email))
      throw fieldError('email', 'ALREADY_MEMBER');
    if (email !== null) await updateToRevoked(tx, scope, { email });
    const open = await loadOpenInvitations(tx, scope);
    if (open.length >= maxInvitations) throw new AppError('TOO_MANY_INVITATIONS');
    if (postingIds !== null && postingIds.length > 0) {
      const known = await loadPostings(tx, scope, postingIds);
      if (known.length < postingIds.length) throw new AppError('NOT_FOUND');
    }
    await insertInvitation(tx, scope, {
      id,
      tokenHash: hashToken(invitationToken(tx, id)),
      role,
      email,
      postingIds,
      expiresAt: new Date(tx.now.getTime() + invitationMs),
    });
    if (email !== null) await tx.tasks.add(tx.db, 'team.mail-invitation', { id }, { key: id });
    await noteAction(tx, {
      action: 'team.invited',
      target: { kind: 'company', id: companyId },
      after: {
        role,
        mailed: email !== null,
        ...(postingIds && { postings: postingIds.length }),
      },
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

/** Revokes an open invitation: its link stops working. */
export async function cancelInvitation(ctx: Ctx, { invitationId }: { invitationId: string }) {
  return inTransaction(ctx, async (tx) => {
    const { scope } = await requireOwner(tx);
    const [revoked] = await updateToRevoked(tx, scope, { id: invitationId });
    if (revoked === undefined) throw new AppError('NOT_FOUND');
    await noteAction(tx, {
      action: 'team.revoked',
      target: { kind: 'company', id: scope.companyId },
      before: { role: revoked.role },
    });
    return { id: revoked.id };
  });
}

/** What an invitation's link leads to, and what its reader can do with it. Changes nothing. */
export async function findInvitation(ctx: Ctx, { token }: { token: string }) {
  const found = await findByHash(ctx, hashToken(token));
  const invitation = found?.isOpenCompany ? found.invitation : undefined;
  const state = invitationState(invitation, ctx.now);
  return {
    state,
    companyName: invitation ? (found?.companyName ?? null) : null,
    role: invitation?.role ?? null,
    sentTo: invitation?.email ? maskedEmail(invitation.email) : null,
    reader: await readerOf(ctx, invitation?.email ?? null),
  };
}

type InvitationReader = 'visitor' | 'may-join' | 'other-account' | 'member' | 'admin';

async function readerOf(ctx: Ctx, sentTo: string | null): Promise<InvitationReader> {
  const { actor } = ctx;
  switch (actor.kind) {
    case 'member':
    case 'admin':
      return actor.kind;
    case 'student': {
      const own = (await findEmailOf(ctx, actor.userId))?.toLowerCase();
      return sentTo === null || own === sentTo ? 'may-join' : 'other-account';
    }
    default:
      return 'visitor';
  }
}

/** Mails an invitation, unless it is no longer open. */
export async function mailInvitation(
  ctx: Ctx,
  mail: MailPort,
  { id }: { id: string },
): Promise<void> {
  const found = await findInvitationRow(ctx, id);
  if (!found?.isOpenCompany || invitationState(found.invitation, ctx.now) !== 'open') return;
  const { email, role } = found.invitation;
  if (email === null) return;
  const { t, layOut } = await findReader(ctx, { email });
  const names = { company: found.companyName };
  const body = layOut({
    heading: t('company-mail.invitation.heading', names),
    paragraphs: [t(`company-mail.invitation.${role}`, names), t('company-mail.invitation.next')],
    action: { label: t('company-mail.invitation.action'), url: invitationUrl(ctx, id) },
    footer: t('company-mail.invitation.footer', names),
  });
  await mail.send({ id, to: email, subject: t('company-mail.invitation.subject', names), ...body });
}
