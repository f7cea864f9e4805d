import type { Ctx } from '#server/context.ts';
import { verifyBadge } from './verify-badge.ts';

/** Verifies any badge that somebody has. */
export async function verifyCredential(ctx: Ctx, { badge }: { badge: string }) {
  await ctx.limitRate('badge-check');
  return verifyBadge(ctx, badge);
}
