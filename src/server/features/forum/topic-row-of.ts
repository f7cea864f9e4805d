import { authorName } from '#domain/forum/author-name.ts';
import type { pageTopics } from './forum.store.ts';

type Row = Awaited<ReturnType<typeof pageTopics>>['items'][number];

export function topicRowOf({ topic, person }: Row) {
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
