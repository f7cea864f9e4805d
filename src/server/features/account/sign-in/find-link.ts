import { linkState } from '#domain/account/link-state.ts';
import { hashToken } from '#server/auth/secret-token.ts';
import type { Ctx } from '#server/context.ts';
import { findTokenByHash } from './account-token.store.ts';

/** Whether a password link is still valid. Does not use it up. */
export async function findLink(ctx: Ctx, token: string) {
  const link = await findTokenByHash(ctx, hashToken(token));
  const isOfPassword = link?.purpose === 'reset-password' || link?.purpose === 'set-password';
  return { state: linkState(isOfPassword ? link : undefined, ctx.now) };
}
