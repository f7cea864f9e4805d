import { v7 as uuid } from 'uuid';
import { deadlineOn } from '#domain/posting/deadline.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { columnsOf } from './content-of.ts';
import { findTimeZone, insertPosting } from './own-posting.store.ts';
import { requireStorable } from './require-storable.ts';

/** Creates a draft for the member's company. It may be incomplete. */
export async function createPosting(ctx: Ctx, content: PostingContent) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  requireStorable(content);
  const timeZone = await findTimeZone(ctx, scope);
  const closes = deadlineOn(content.deadline, null, timeZone);
  const id = uuid();
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const row = { ...columnsOf(content, closes), id, state: 'draft' as const, ...times };
  await inTransaction(ctx, (tx) => insertPosting(tx, scope, row));
  return { id, state: 'draft' as const, version: 1 };
}
