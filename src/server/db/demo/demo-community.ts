import { createHash } from 'node:crypto';
import { demoConversations } from './demo-conversations.ts';
import type { DemoStudent } from './demo-people.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, hour, later } from './demo-time.ts';

const zone = 'Asia/Kolkata';

/** When each event starts: days from today and the hour in UTC. */
const events = [
  {
    days: 5,
    at: 12.5,
    hours: 1.5,
    slug: 'resume-review-evening',
    title: 'Resume review evening',
    summary:
      'Bring one page. Two recruiters and everyone else will read it and say what they looked at first.',
    description:
      'We look at six resumes together, each for ten minutes. What happens:\n\n- you share one page, without your name if you like\n- everyone writes down what they noticed in the first ten seconds\n- two recruiters say what they would ask you\n\nListening is fine too.',
    places: 40,
  },
  {
    days: 12,
    at: 13,
    hours: 1,
    slug: 'your-first-system-design-interview',
    title: 'Your first system design interview',
    summary:
      'One question, solved out loud, with all the wrong turns. Afterwards you try one in pairs.',
    description:
      'For everyone who has only read about it. We solve **one** question live, then you practice in rooms of two with a sheet of hints.',
    places: 60,
  },
  {
    days: 20,
    at: 11.5,
    hours: 1.5,
    slug: 'ask-a-hiring-team-anything',
    title: 'Ask a hiring team anything',
    summary: 'Three people who hire graduates answer what nobody answers on campus.',
    description: 'Send questions in the forum beforehand, or ask them there. No slides.',
    places: null,
  },
  {
    days: -15,
    at: 12.5,
    hours: 1,
    slug: 'writing-to-strangers',
    title: 'Writing to strangers',
    summary: 'How to ask someone you don’t know for fifteen minutes, and how to use them well.',
    description: 'We wrote ten first messages and rewrote eight of them.',
    places: 30,
  },
] as const;

export function addCommunity(maker: DemoMaker, students: DemoStudent[]): void {
  addEvents(maker, students);
  addConversations(maker, students);
  const { now, id, rows } = maker;
  const messages = [
    {
      ago: 5 * hour,
      name: 'Meera Nair',
      email: 'meera.nair@demo.test',
      subject: 'Can a college add its own students?',
      message:
        'I run the placement cell of a college with 400 final-year students. Is there a way to invite all of them at once?',
      userType: 'other' as const,
    },
    {
      ago: 2 * day,
      name: 'Tomas Berg',
      email: 'tomas.berg@demo.test',
      subject: 'Company account',
      message: 'We asked for an account on Monday. Is anything missing from our side?',
      userType: 'company' as const,
    },
  ];
  for (const { ago, ...message } of messages) {
    const createdAt = later(now, -ago);
    rows.contactMessages.push({ id: id(createdAt), ...message, createdAt });
  }
}

function addEvents({ now, id, rows }: DemoMaker, students: DemoStudent[]): void {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const createdAt = later(now, -30 * day);
  for (const { days, at, hours, ...event } of events) {
    const startsAt = new Date(today + days * day + at * hour);
    const eventId = id(createdAt);
    rows.events.push({
      ...event,
      id: eventId,
      joinUrl: `https://meet.demo.test/${event.slug}`,
      startsAt,
      endsAt: later(startsAt, hours * hour),
      timeZone: zone,
      createdAt,
    });
    for (const { id: userId, name, email } of students.slice(2, 2 + (event.places ?? 90) / 3)) {
      const registeredAt = later(startsAt, -21 * day);
      const cancelHash = createHash('sha256').update(`${event.slug} ${userId}`).digest('base64url');
      rows.registrations.push({
        id: id(registeredAt),
        eventId,
        userId,
        name,
        email,
        cancelHash,
        createdAt: registeredAt < now ? registeredAt : now,
      });
    }
  }
}

function addConversations(maker: DemoMaker, students: DemoStudent[]): void {
  const { now, id, rows } = maker;
  const who = (index: number) => {
    const student = students[index % students.length];
    if (student === undefined) throw new Error('The students come before what they write.');
    return student.id;
  };
  const like = (postId: string, count: number, at: Date) => {
    for (let n = 0; n < count; n++) {
      rows.likes.push({ postId, userId: who(70 + n), createdAt: at });
    }
  };
  const posts = demoConversations.map((talk) => {
    const createdAt = later(now, -talk.daysAgo * day);
    const topicId = id(createdAt);
    const replies = talk.replies.map(({ by, hoursLater, body, likes }) => {
      const repliedAt = later(createdAt, hoursLater * hour);
      const replyId = id(repliedAt);
      like(replyId, likes, repliedAt);
      return {
        topicId,
        id: replyId,
        authorId: who(by),
        body,
        likeCount: likes,
        createdAt: repliedAt,
      };
    });
    rows.topics.push({
      id: topicId,
      authorId: who(talk.by),
      title: talk.title,
      body: talk.body,
      tags: talk.tags,
      replyCount: replies.length,
      likeCount: talk.likes,
      isClosed: talk.isClosed ?? false,
      createdAt,
      lastActiveAt: replies.at(-1)?.createdAt ?? createdAt,
    });
    rows.replies.push(...replies);
    like(topicId, talk.likes, createdAt);
    return { topicId, replies };
  });
  const reported = posts[4]?.replies[0];
  const posting = rows.postings.find(({ state }) => state === 'active');
  if (reported === undefined || posting === undefined) throw new Error('Nothing can be reported.');
  const [early, late] = [later(now, -7 * hour), later(now, -3 * hour)];
  rows.reports.push(
    {
      id: id(early),
      reporterId: who(12),
      targetKind: 'reply',
      targetId: reported.id,
      reason: 'other',
      detail: 'Not what the topic is about. Perhaps it belongs elsewhere?',
      createdAt: early,
    },
    {
      id: id(late),
      reporterId: who(31),
      targetKind: 'posting',
      targetId: posting.id,
      reason: 'false-information',
      detail: 'It says remote, and in the interview they told me that it is not.',
      createdAt: late,
    },
  );
}
