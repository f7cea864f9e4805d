import { oc } from '@orpc/contract';
import { z } from 'zod';
import { replyFields, topicFields, topicOrders } from '#domain/forum/post.ts';
import { refuses } from './errors.ts';
import { id, inputOf, instant, line, pageOf, paging, prose, updateOf } from './fields.ts';
import { markdown } from './posting.ts';

export const topicRow = z.object({
  id,
  title: z.string(),
  tags: z.array(z.string()),
  /** First name and initial of the last; null once the account is gone. */
  author: z.string().nullable(),
  replies: z.number().int(),
  likes: z.number().int(),
  isClosed: z.boolean(),
  lastActiveAt: instant,
});
export type TopicRow = z.infer<typeof topicRow>;

export const forumPost = z.object({
  id,
  author: z.string().nullable(),
  isOwn: z.boolean(),
  /** Empty where it was removed. */
  body: markdown,
  /** As it was typed, for whoever typed it. */
  source: z.string().nullable(),
  removedBy: z.enum(['author', 'moderator']).nullable(),
  likes: z.number().int(),
  isLiked: z.boolean(),
  version: z.number().int(),
  createdAt: instant,
  editedAt: instant.nullable(),
});
export type ForumPost = z.infer<typeof forumPost>;

export const topic = forumPost.extend({
  /** Null where it was removed. */
  title: z.string().nullable(),
  tags: z.array(z.string()),
  isClosed: z.boolean(),
});
export type Topic = z.infer<typeof topic>;

const tag = line(topicFields.tags.longest);
const version = z.number().int().min(1);
const written = z.object({ id, version: z.number().int() });
const ofWriters = ['NOT_SIGNED_IN', 'FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED'] as const;
const ofOwn = [...ofWriters, 'NOT_FOUND', 'POST_CHANGED'] as const;

export const forum = {
  list: oc
    .route({ method: 'GET', path: '/forum/topics' })
    .errors(refuses())
    .input(
      z.strictObject({
        ...paging,
        order: z.enum(topicOrders).optional(),
        tag: tag.optional(),
        search: prose(100).optional(),
      }),
    )
    .output(
      pageOf(topicRow).extend({
        /** Those that are used most. */
        tags: z.array(z.string()),
      }),
    ),
  load: oc
    .route({ method: 'GET', path: '/forum/topics/{topicId}' })
    .errors(refuses('NOT_FOUND'))
    // `last` is the page of the newest replies.
    .input(z.strictObject({ ...paging, topicId: id, page: z.literal('last').optional() }))
    .output(z.object({ topic, replies: pageOf(forumPost) })),
  createTopic: oc
    .route({ method: 'POST', path: '/forum/topics' })
    .errors(refuses(...ofWriters, 'TOO_MANY_POSTS'))
    .input(inputOf(topicFields))
    .output(z.object({ id })),
  updateTopic: oc
    .route({ method: 'POST', path: '/forum/topics/{topicId}' })
    .errors(refuses(...ofOwn))
    .input(updateOf(topicFields).extend({ topicId: id, version }))
    .output(written),
  removeTopic: oc
    .route({ method: 'POST', path: '/forum/topics/{topicId}/remove' })
    .errors(refuses(...ofOwn))
    .input(z.strictObject({ topicId: id, version }))
    .output(z.object({ id })),
  setClosed: oc
    .route({ method: 'POST', path: '/forum/topics/{topicId}/closed' })
    .errors(refuses(...ofWriters, 'NOT_FOUND'))
    .input(z.strictObject({ topicId: id, isClosed: z.boolean() }))
    .output(z.object({ id, isClosed: z.boolean() })),
  createReply: oc
    .route({ method: 'POST', path: '/forum/topics/{topicId}/replies' })
    .errors(refuses(...ofWriters, 'NOT_FOUND', 'TOPIC_CLOSED', 'TOO_MANY_POSTS'))
    .input(inputOf(replyFields).extend({ topicId: id }))
    .output(z.object({ id })),
  updateReply: oc
    .route({ method: 'POST', path: '/forum/replies/{replyId}' })
    .errors(refuses(...ofOwn))
    .input(inputOf(replyFields).extend({ replyId: id, version }))
    .output(written),
  removeReply: oc
    .route({ method: 'POST', path: '/forum/replies/{replyId}/remove' })
    .errors(refuses(...ofOwn))
    .input(z.strictObject({ replyId: id, version }))
    .output(z.object({ id })),
  setLike: oc
    .route({ method: 'POST', path: '/forum/posts/{postId}/like' })
    .errors(refuses(...ofWriters, 'NOT_FOUND'))
    .input(z.strictObject({ postId: id, isLiked: z.boolean() }))
    .output(z.object({ isLiked: z.boolean(), likes: z.number().int() })),
};
