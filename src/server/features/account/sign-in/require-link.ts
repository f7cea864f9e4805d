import { type LinkPurpose, type LinkState, linkState } from '#domain/account/link-state.ts';
import type { Refusal } from '#domain/refusals.ts';
import { AppError } from '#server/app-error.ts';
import { hashToken } from '#server/auth/secret-token.ts';
import type { Ctx } from '#server/context.ts';
import { findTokenByHash } from './account-token.store.ts';

const refusals: Record<Exclude<LinkState, 'good'>, Refusal> = {
  used: 'LINK_USED',
  expired: 'LINK_EXPIRED',
  unknown: 'LINK_UNKNOWN',
};

/** The link for this token. Refuses unless it is valid for one of these purposes. */
export async function requireLink(ctx: Ctx, token: string, purposes: readonly LinkPurpose[]) {
  const found = await findTokenByHash(ctx, hashToken(token));
  const link = found && purposes.includes(found.purpose) ? found : undefined;
  const state = linkState(link, ctx.now);
  if (link === undefined || state !== 'good') {
    throw new AppError(state === 'good' ? 'LINK_UNKNOWN' : refusals[state]);
  }
  return link;
}
