import { v7 as uuid } from 'uuid';
import { type Actor, isSignedIn } from '#domain/actor.ts';
import { authorName } from '#domain/forum/author-name.ts';
import type { TopicOrder } from '#domain/forum/post.ts';
import { tagOf } from '#domain/forum/tag-of.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { readMarkdown } from '#domain/posting/read-markdown.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { encodeCursor, type Paging } from '#server/paging/keyset.ts';
import { requireFewPosts, requireOwnTopic, requireWriter } from './forum-rules.ts';
import {
  countReplies,
  countTopicAddresses,
  countTopics,
  findTopic,
  insertTopic,
  loadLiked,
  loadTags,
  loadTopicAddresses,
  lockTopic,
  pageReplies,
  pageTopics,
  type TopicFilter,
  updateTopicRow,
} from './forum.store.ts';

type PostRow = {
  id: string;
  authorId: string | null;
  body: string;
  likeCount: number;
  hiddenAt: Date | null;
  hiddenBy: string | null;
  version: number;
  createdAt: Date;
  editedAt: Date | null;
};
type Person = { firstName: string | null; lastName: string | null } | null;

/** A post as this reader sees it. A removed post shows only its position. */
function postOf(row: PostRow, person: Person, reader: { actor: Actor; liked: Set<string> }) {
  const isOwn = isSignedIn(reader.actor) && reader.actor.userId === row.authorId;
  const isHidden = row.hiddenAt !== null;
  const byAuthor = isHidden && row.hiddenBy !== null && row.hiddenBy === row.authorId;
  return {
    id: row.id,
    author: person && authorName(person),
    isOwn,
    body: isHidden ? [] : readMarkdown(row.body),
    source: isOwn && !isHidden ? row.body : null,
    removedBy: byAuthor ? ('author' as const) : isHidden ? ('moderator' as const) : null,
    likes: row.likeCount,
    isLiked: reader.liked.has(row.id),
    version: row.version,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
  };
}

const tagSeconds = 30;

type ListTopicsInput = Paging & TopicFilter & { order?: TopicOrder | undefined };

export async function listTopics(ctx: Ctx, { order = 'active', tag, ...input }: ListTopicsInput) {
  const filter = { ...input, ...(tag && { tag: tagOf(tag) }) };
  const [page, count, tags] = await Promise.all([
    pageTopics(ctx, order, filter),
    countTopics(ctx, filter),
    ctx.cache.load('community.tags', tagSeconds, () => loadTags(ctx)),
  ]);
  return { ...page, items: page.items.map(topicRowOf), total: cappedTotal(count), tags };
}

type ListTopicsRow = Awaited<ReturnType<typeof pageTopics>>['items'][number];

function topicRowOf({ topic, person }: ListTopicsRow) {
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

type LoadTopicInput = Paging & { topicId: string; page?: 'last' | undefined };

/** A cursor behind every reply. */
const theEnd = encodeCursor({
  at: new Date(99_999_999_999_999),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
});

export async function loadTopic(ctx: Ctx, { topicId, page: which, ...paging }: LoadTopicInput) {
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

type TypedTopic = { title: string; body: string; tags: string[] };

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
function tagsOf(typed: string[]): string[] {
  return [...new Set(typed.map(tagOf))].filter(Boolean);
}

type UpdateTopicInput = TypedTopic & { topicId: string; version: number };

/** The author edits a topic, which is then marked as edited. */
export async function updateTopic(
  ctx: Ctx,
  { topicId, version, title, body, tags }: UpdateTopicInput,
) {
  return inTransaction(ctx, async (tx) => {
    const topic = await requireOwnTopic(tx, topicId);
    if (topic.version !== version) throw new AppError('POST_CHANGED');
    const change = { title, body, tags: tagsOf(tags), version: version + 1, editedAt: ctx.now };
    await updateTopicRow(tx, topicId, change);
    return { id: topicId, version: version + 1 };
  });
}

/** The topic's author or an administrator closes it to replies or reopens it. */
export async function setClosed(
  ctx: Ctx,
  { topicId, isClosed }: { topicId: string; isClosed: boolean },
) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  return inTransaction(ctx, async (tx) => {
    const topic = await lockTopic(tx, topicId);
    const mayChange = actor.kind === 'admin' || topic?.authorId === actor.userId;
    if (topic === undefined || topic.hiddenAt !== null || !mayChange) {
      throw new AppError('NOT_FOUND');
    }
    if (topic.isClosed === isClosed) return { id: topicId, isClosed };
    await updateTopicRow(tx, topicId, { isClosed });
    if (actor.kind === 'admin') {
      await noteAction(tx, {
        action: isClosed ? 'topic.closed' : 'topic.opened',
        target: { kind: 'topic', id: topicId },
        after: { title: topic.title },
      });
    }
    return { id: topicId, isClosed };
  });
}

/** Lists the forum topics for a sitemap: a page of ids, and the total. */
export const listTopicAddresses = {
  count: countTopicAddresses,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadTopicAddresses(ctx, part, size)).map(({ id, changedAt }) => ({
      path: `/community/forum/${id}`,
      changedAt,
    })),
};
