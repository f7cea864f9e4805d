import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userId, users } from './accounts.ts';
import { at } from './columns.ts';

export const communityEvents = pgTable(
  'community_events',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    description: text('description').notNull().default(''),
    /** The URL of an online event, shown to those who registered. */
    joinUrl: text('join_url'),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The maximum number of registrations; null is no limit. */
    places: integer('places'),
    createdAt: at('created_at').notNull(),
    cancelledAt: at('cancelled_at'),
  },
  (t) => [
    index('community_events_soonest').on(t.startsAt, t.id),
    check('community_events_order', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: uuid('id').primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => communityEvents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The hash of the token in the cancellation link. */
    cancelHash: text('cancel_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('event_registrations_once').on(t.eventId, sql`lower(${t.email})`),
    index('event_registrations_user').on(t.userId),
  ],
);

export const forumTopics = pgTable(
  'forum_topics',
  {
    id: uuid('id').primaryKey(),
    /** Null once its author's account is deleted. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    tags: text('tags').array().notNull().default([]),
    replyCount: integer('reply_count').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
    isClosed: boolean('is_closed').notNull().default(false),
    hiddenAt: at('hidden_at'),
    hiddenBy: uuid('hidden_by'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    lastActiveAt: at('last_active_at').notNull(),
  },
  (t) => [
    index('forum_topics_active').on(t.lastActiveAt.desc(), t.id.desc()),
    index('forum_topics_liked').on(t.likeCount.desc(), t.id.desc()),
    index('forum_topics_author').on(t.authorId),
    index('forum_topics_tags').using('gin', t.tags),
  ],
);

export const forumReplies = pgTable(
  'forum_replies',
  {
    topicId: uuid('topic_id')
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().unique(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    hiddenAt: at('hidden_at'),
    hiddenBy: uuid('hidden_by'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
  },
  (t) => [
    primaryKey({ columns: [t.topicId, t.id] }),
    index('forum_replies_oldest').on(t.topicId, t.createdAt, t.id),
    index('forum_replies_author').on(t.authorId),
  ],
);

/** One like per person and post; a topic's own post carries the topic's id. */
export const forumLikes = pgTable(
  'forum_likes',
  {
    postId: uuid('post_id').notNull(),
    userId: userId(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('forum_likes_user').on(t.userId)],
);

/** Users' reports about a post or a posting, for administrators to decide. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    /** Null once the account is deleted. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    targetKind: text('target_kind', { enum: ['topic', 'reply', 'posting'] }).notNull(),
    targetId: uuid('target_id').notNull(),
    reason: text('reason', {
      enum: ['spam', 'abuse', 'false-information', 'discrimination', 'personal-data', 'other'],
    }).notNull(),
    detail: text('detail').notNull().default(''),
    state: text('state', { enum: ['open', 'upheld', 'dismissed'] })
      .notNull()
      .default('open'),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.targetKind, t.targetId, t.reporterId),
    index('reports_queue').on(t.state, t.createdAt, t.id),
    check('reports_state', sql`${t.state} in ('open', 'upheld', 'dismissed')`),
  ],
);
