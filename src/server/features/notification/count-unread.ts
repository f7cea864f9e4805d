import { isSignedIn } from '#domain/actor.ts';
import type { Ctx } from '#server/context.ts';
import { countUnread as countRows } from './notification.store.ts';

export async function countUnread(ctx: Ctx): Promise<number> {
  return isSignedIn(ctx.actor) ? countRows(ctx, ctx.actor.userId) : 0;
}
