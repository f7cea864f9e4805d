import { hashToken } from '#server/auth/secret-token.ts';
import type { Ctx } from '#server/context.ts';
import { findUser } from '#server/features/account/account-row.store.ts';
import { findTokenByHash } from './account-token.store.ts';

/**
 * The state of the address that this link confirms, and where a new link would be sent. The token
 * proves that the caller received the link. Undefined for an unknown token.
 */
export async function findConfirmation(ctx: Ctx, token: string) {
  const link = await findTokenByHash(ctx, hashToken(token));
  if (link?.purpose !== 'confirm-email') return undefined;
  const user = await findUser(ctx, link.accountEmail);
  return { email: link.accountEmail, isConfirmed: user?.emailVerified === true };
}
