import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { upsertFeed } from './drive-feed.store.ts';

/** Creates the address of the student's calendar feed. An earlier address stops working. */
export async function createFeed(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const id = uuid();
  await upsertFeed(ctx, scope, { id, tokenHash: feedHash(feedToken(ctx, id)) });
  return { url: feedUrl(ctx, id) };
}

export function feedUrl(ctx: Ctx, feedId: string): string {
  return `${ctx.publicUrl}/calendar/${feedToken(ctx, feedId)}.ics`;
}

/** The token in the feed's address. Derived from its id and the server's secret, never stored. */
function feedToken(ctx: Ctx, feedId: string): string {
  return ctx.accounts.linkToken(`calendar ${feedId}`);
}

export function feedHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
