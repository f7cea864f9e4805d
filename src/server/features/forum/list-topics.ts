import { authorName } from '#domain/forum/author-name.ts';
import type { TopicOrder } from '#domain/forum/post.ts';
import { tagOf } from '#domain/forum/tag-of.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { countTopics, loadTags, pageTopics, type TopicFilter } from './forum.store.ts';

const tagSeconds = 30;

type Input = Paging & TopicFilter & { order?: TopicOrder | undefined };

export async function listTopics(ctx: Ctx, { order = 'active', tag, ...input }: Input) {
  const wanted = { ...input, ...(tag && { tag: tagOf(tag) }) };
  const [page, count, tags] = await Promise.all([
    pageTopics(ctx, order, wanted),
    countTopics(ctx, wanted),
    ctx.kept.load('community.tags', tagSeconds, () => loadTags(ctx)),
  ]);
  return { ...page, items: page.items.map(topicRowOf), total: cappedTotal(count), tags };
}

type Row = Awaited<ReturnType<typeof pageTopics>>['items'][number];

function topicRowOf({ topic, person }: Row) {
  return {
    id: topic.id,
    title: topic.title,
    tags: topic.tags,
    author: person && authorName(person),
    replies: topic.replyCount,
    likes: topic.likeCount,
    isClosed: topic.isClosed,
    lastActiveAt: topic.lastActiveAt,
  };
}
