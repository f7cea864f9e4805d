import { invitationState, maskedEmail } from '#domain/team/team.ts';
import { hashToken } from '#server/auth/secret-token.ts';
import type { Ctx } from '#server/context.ts';
import { findByHash, findEmailOf } from './team.store.ts';

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
