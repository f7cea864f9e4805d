import { v7 as uuid } from 'uuid';
import type { Db } from '#server/db/connect.ts';
import {
  communityEvents,
  forumReplies,
  forumTopics,
  reports,
} from '#server/db/tables/community.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { newsletterSubscribers } from '#server/db/tables/newsletter.ts';

const hour = 3_600_000;

type Values = {
  event?: Partial<typeof communityEvents.$inferInsert>;
  topic?: Partial<typeof forumTopics.$inferInsert>;
};

/**
 * Adds one each: an event, a topic with a reply and a report, a contact message, a newsletter
 * address.
 */
export async function addCommunity(
  db: Db,
  {
    authorId,
    reporterId,
    now,
    values = {},
  }: { authorId: string; reporterId: string; now: Date; values?: Values },
) {
  const ids = { eventId: uuid(), topicId: uuid(), replyId: uuid(), messageId: uuid() };
  const slug = `event-${ids.eventId}`;
  await db.insert(communityEvents).values({
    id: ids.eventId,
    slug,
    title: 'Resume hour',
    summary: 'We read resumes together.',
    description: 'Bring **yours**.',
    joinUrl: 'https://meet.example.test/resume',
    startsAt: new Date(now.getTime() + 24 * hour),
    endsAt: new Date(now.getTime() + 25 * hour),
    timeZone: 'Asia/Kolkata',
    places: 3,
    createdAt: now,
    ...values.event,
  });
  await db.insert(forumTopics).values({
    id: ids.topicId,
    authorId,
    title: 'How long is too long?',
    body: 'My resume has *three* pages.',
    tags: ['resume'],
    replyCount: 1,
    createdAt: now,
    lastActiveAt: now,
    ...values.topic,
  });
  await db.insert(forumReplies).values({
    topicId: ids.topicId,
    id: ids.replyId,
    authorId,
    body: 'One is enough.',
    createdAt: now,
  });
  await db.insert(reports).values({
    id: uuid(),
    reporterId,
    targetKind: 'topic',
    targetId: ids.topicId,
    reason: 'spam',
    createdAt: now,
  });
  await db.insert(contactMessages).values({
    id: ids.messageId,
    name: 'Asha Rao',
    email: 'asha@example.test',
    subject: 'Hello',
    message: 'A question.',
    userType: 'student',
    createdAt: now,
  });
  await db.insert(newsletterSubscribers).values({
    id: uuid(),
    email: `${ids.messageId}@example.test`,
    state: 'subscribed',
    createdAt: now,
    confirmedAt: now,
  });
  return { ...ids, slug };
}

export const typedEvent = {
  title: 'Resume hour',
  summary: 'We read resumes together.',
  description: 'Bring yours.',
  joinUrl: 'https://meet.example.test/resume',
  startsAt: '2099-12-01T18:00',
  endsAt: '2099-12-01T19:00',
  timeZone: 'Asia/Kolkata',
  places: 3,
};
