import { isSignedIn } from '#domain/actor.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { encodeCursor, type Paging } from '#server/paging/keyset.ts';
import { countReplies, findTopic, loadLiked, pageReplies } from './forum.store.ts';
import { postOf } from './post-of.ts';

type Input = Paging & { topicId: string; page?: 'last' | undefined };

/** A cursor behind every reply. */
const theEnd = encodeCursor({
  at: new Date(99_999_999_999_999),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
});

export async function loadTopic(ctx: Ctx, { topicId, page: which, ...paging }: Input) {
  const found = orNotFound(await findTopic(ctx, topicId));
  const [page, count] = await Promise.all([
    pageReplies(ctx, topicId, which === 'last' ? { limit: paging.limit, before: theEnd } : paging),
    countReplies(ctx, topicId),
  ]);
  const ids = [topicId, ...page.items.map(({ reply }) => reply.id)];
  const { actor } = ctx;
  const liked = isSignedIn(actor) ? await loadLiked(ctx, actor.userId, ids) : new Set<string>();
  const reader = { actor, liked };
  const { topic, person } = found;
  const isHidden = topic.hiddenAt !== null;
  return {
    topic: {
      ...postOf(topic, person, reader),
      title: isHidden ? null : topic.title,
      tags: isHidden ? [] : topic.tags,
      isClosed: topic.isClosed,
    },
    replies: {
      ...page,
      ...(which === 'last' && { older: null }),
      items: page.items.map(({ reply, person: by }) => postOf(reply, by, reader)),
      total: cappedTotal(count),
    },
  };
}
