import { v7 as uuid } from 'uuid';
import { tagOf } from '#domain/forum/tag-of.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { insertTopic } from './forum-write.store.ts';
import { requireFewPosts, requireWriter } from './require-writer.ts';

export type TypedTopic = { title: string; body: string; tags: string[] };

export async function createTopic(ctx: Ctx, { title, body, tags }: TypedTopic) {
  const { userId } = requireWriter(ctx);
  return inTransaction(ctx, async (tx) => {
    await requireFewPosts(tx, 'topic', userId);
    const id = uuid();
    await insertTopic(tx, {
      id,
      authorId: userId,
      title,
      body,
      tags: tagsOf(tags),
      createdAt: ctx.now,
      lastActiveAt: ctx.now,
    });
    return { id };
  });
}

/** Tags in their stored form, without duplicates. */
export function tagsOf(typed: string[]): string[] {
  return [...new Set(typed.map(tagOf))].filter(Boolean);
}
