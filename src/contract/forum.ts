import { z } from 'zod';
import { replyFields, topicFields, topicOrders } from '#domain/forum/post.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { id, inputOf, instant, line, pageOf, paging, prose, updateOf } from './fields.ts';
import { markdown } from './posting.ts';
import { get, post } from './procedure.ts';

export const topicRow = z.object({
  id,
  title: z.string(),
  tags: z.array(z.string()),
  /** First name and last initial; null when the account was deleted. */
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
  /** Empty when removed. */
  body: markdown,
  /** The Markdown source, for its author only. */
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
  /** Null when removed. */
  title: z.string().nullable(),
  tags: z.array(z.string()),
  isClosed: z.boolean(),
});
export type Topic = z.infer<typeof topic>;

const tag = line(topicFields.tags.longest);
const version = z.int32().min(1);
const written = z.object({ id, version: z.number().int() });
const ofOwn = refuses('NOT_FOUND', 'POST_CHANGED');

export const forumAudit = [
  { action: 'topic.closed', texts: 'admin-community.audit.topic.closed' },
  { action: 'topic.opened', texts: 'admin-community.audit.topic.opened' },
] as const satisfies readonly AuditDeclaration[];

export const forum = {
  list: get('anyone', '/forum/topics')
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
        tags: z.array(z.string()),
      }),
    ),
  load: get('anyone', '/forum/topics/{topicId}', { isPersonal: true })
    .errors(refuses('NOT_FOUND'))
    // `last` is the page with the newest replies.
    .input(z.strictObject({ ...paging, topicId: id, page: z.literal('last').optional() }))
    .output(z.object({ topic, replies: pageOf(forumPost) })),
  createTopic: post('student-or-member', '/forum/topics')
    .errors(refuses('TOO_MANY_POSTS'))
    .input(inputOf(topicFields))
    .output(z.object({ id })),
  updateTopic: post('student-or-member', '/forum/topics/{topicId}')
    .errors(ofOwn)
    .input(updateOf(topicFields).extend({ topicId: id, version }))
    .output(written),
  removeTopic: post('student-or-member', '/forum/topics/{topicId}/remove')
    .errors(ofOwn)
    .input(z.strictObject({ topicId: id, version }))
    .output(z.object({ id })),
  setClosed: post('signed-in', '/forum/topics/{topicId}/closed')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ topicId: id, isClosed: z.boolean() }))
    .output(z.object({ id, isClosed: z.boolean() })),
  createReply: post('student-or-member', '/forum/topics/{topicId}/replies')
    .errors(refuses('NOT_FOUND', 'TOPIC_CLOSED', 'TOO_MANY_POSTS'))
    .input(inputOf(replyFields).extend({ topicId: id }))
    .output(z.object({ id })),
  updateReply: post('student-or-member', '/forum/replies/{replyId}')
    .errors(ofOwn)
    .input(inputOf(replyFields).extend({ replyId: id, version }))
    .output(written),
  removeReply: post('student-or-member', '/forum/replies/{replyId}/remove')
    .errors(ofOwn)
    .input(z.strictObject({ replyId: id, version }))
    .output(z.object({ id })),
  setLike: post('student-or-member', '/forum/posts/{postId}/like')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postId: id, isLiked: z.boolean() }))
    .output(z.object({ isLiked: z.boolean(), likes: z.number().int() })),
};
