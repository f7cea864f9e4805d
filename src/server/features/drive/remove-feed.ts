import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteFeed } from './drive-feed.store.ts';

/** Ends the student's calendar feed: its address stops working. Idempotent. */
export async function removeFeed(ctx: Ctx) {
  await deleteFeed(ctx, requireStudent(ctx));
  return { isRemoved: true };
}
