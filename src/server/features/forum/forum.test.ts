import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { users } from '#server/db/tables/accounts.ts';
import { forumLikes, forumReplies, forumTopics } from '#server/db/tables/community.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { addCommunity } from '#testing/add-community.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';

let world: World;
let author: Student & { name: string };
let reader: Student;
let made: Awaited<ReturnType<typeof addCommunity>>;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.db.delete(forumTopics);
  await world.db.delete(forumLikes);
  author = await world.student({ name: 'Asha Rao' });
  reader = await world.student({ name: 'Ben Okoro' });
  const people = { authorId: author.userId, reporterId: reader.userId };
  made = await addCommunity(world.db, {
    ...people,
    now: new Date(world.now.getTime() - 3_600_000),
  });
});

const of = (actor: Parameters<World['call']>[0]) => world.call(actor).forum;
const load = (actor = visitor as Parameters<World['call']>[0]) =>
  of(actor).load({ topicId: made.topicId });
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

test('SITE-06 a topic shows its author’s first name and initial, and never an address', async () => {
  const { topic, replies } = await load();
  expect(topic).toMatchObject({ author: 'Asha R.', isOwn: false, source: null, likes: 0 });
  expect(replies.items).toMatchObject([{ author: 'Asha R.', isOwn: false }]);
  const list = await of(visitor).list({});
  expect(list.items).toMatchObject([{ author: 'Asha R.', replies: 1 }]);
  expect(JSON.stringify([topic, replies, list])).not.toMatch(/@example|Rao/u);
});

test('SITE-06 a reply makes the topic active and notifies its author, except of their own reply', async () => {
  const { id } = await of(reader).createReply({ topicId: made.topicId, body: 'Two pages.' });
  await of(author).createReply({ topicId: made.topicId, body: 'Thank you.' });
  const [row] = await world.rows(forumTopics);
  expect(row).toMatchObject({ replyCount: 3, lastActiveAt: world.now });
  const told = (await world.rows(notifications)).filter(({ userId }) => userId === author.userId);
  expect(told.map(({ data }) => data)).toEqual([
    {
      kind: 'forum.reply',
      topicId: made.topicId,
      topicTitle: 'How long is too long?',
      from: 'Ben O.',
    },
  ]);
  const { replies } = await of(visitor).load({ topicId: made.topicId, page: 'last', limit: 2 });
  expect(replies.items.map((each) => each.id)).toContain(id);
  expect([replies.items.length, replies.older, typeof replies.newer]).toEqual([2, null, 'string']);
});

test('PRAC-08 a reply is mailed to the topic’s author, and each channel can be turned off', async () => {
  const reply = () => of(reader).createReply({ topicId: made.topicId, body: 'Two pages.' });
  const mailed = async () =>
    (await world.tasks('mail.send')).filter(({ mail }) => mail.text.includes(made.topicId));
  const told = async () =>
    (await world.rows(notifications)).filter(({ userId }) => userId === author.userId).length;
  const { id } = await reply();
  const [sent] = await mailed();
  expect(sent?.mail).toMatchObject({ id, subject: 'New reply: How long is too long?' });
  expect(sent?.mail.text).toContain('Ben O. replied to “How long is too long?”:\n\nTwo pages.');
  expect([(await mailed()).length, await told()]).toEqual([1, 1]);
  const choose = (inApp: boolean, email: boolean) =>
    world.call(author).setting.saveNotifications({
      all: { inApp: true, email: true },
      kinds: [{ kind: 'forum.reply', inApp, email }],
      takesMarketing: false,
    });
  await choose(true, false);
  await reply();
  expect([(await mailed()).length, await told()]).toEqual([1, 2]);
  await choose(false, true);
  await reply();
  expect([(await mailed()).length, await told()]).toEqual([2, 2]);
});

test('SITE-06 50 concurrent likes of one person count once, and removing it twice leaves none', async () => {
  const like = (isLiked: boolean) => of(reader).setLike({ postId: made.topicId, isLiked });
  await Promise.all(Array.from({ length: 50 }, () => like(true)));
  expect(await load(reader)).toMatchObject({ topic: { likes: 1, isLiked: true } });
  expect(await load(author)).toMatchObject({ topic: { likes: 1, isLiked: false } });
  expect(await world.rows(forumLikes)).toHaveLength(1);
  expect([await like(false), await like(false)]).toEqual([
    { isLiked: false, likes: 0 },
    { isLiked: false, likes: 0 },
  ]);
  expect(await world.rows(forumLikes)).toEqual([]);
});

test('SITE-06 20 people who like a post concurrently count as 20', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => world.student()));
  await Promise.all(people.map((one) => of(one).setLike({ postId: made.replyId, isLiked: true })));
  const { replies } = await load();
  expect(replies.items[0]?.likes).toBe(20);
});

test('SITE-06 nobody can write more than ten replies in ten minutes, even concurrently', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 14 }, () =>
      outcomeOf(of(reader).createReply({ topicId: made.topicId, body: 'Again.' })),
    ),
  );
  expect(outcomes.filter((each) => each === 'done')).toHaveLength(10);
  expect(outcomes.filter((each) => each === 'TOO_MANY_POSTS')).toHaveLength(4);
  expect((await world.rows(forumTopics))[0]?.replyCount).toBe(11);
});

test('SITE-06 a closed topic accepts no replies until it is reopened', async () => {
  const { topicId } = made;
  await of(author).setClosed({ topicId, isClosed: true });
  expect(await world.refusal(() => of(reader).createReply({ topicId, body: 'Late.' }))).toBe(
    'TOPIC_CLOSED',
  );
  await of(author).setClosed({ topicId, isClosed: false });
  expect(await outcomeOf(of(reader).createReply({ topicId, body: 'Now.' }))).toBe('done');
});

test('SITE-06 editing a post that has changed since is refused', async () => {
  const { topicId, replyId } = made;
  const form = { topicId, title: 'A', body: 'B', tags: ['Off Campus', 'off-campus'], version: 1 };
  await of(author).updateTopic(form);
  expect(await world.refusal(() => of(author).updateTopic(form))).toBe('POST_CHANGED');
  await of(author).updateReply({ replyId, body: 'C', version: 1 });
  expect(
    await world.refusal(() => of(author).updateReply({ replyId, body: 'D', version: 1 })),
  ).toBe('POST_CHANGED');
  const { topic, replies } = await load(author);
  expect(topic).toMatchObject({ title: 'A', source: 'B', tags: ['off-campus'], version: 2 });
  expect(topic.editedAt).toEqual(world.now);
  expect(replies.items[0]).toMatchObject({ source: 'C' });
});

test('SITE-06 removing a topic keeps others’ replies; without replies it is deleted', async () => {
  const { topicId, replyId } = made;
  await of(author).removeTopic({ topicId, version: 1 });
  const { topic, replies } = await load();
  expect(topic).toMatchObject({ title: null, body: [], tags: [], removedBy: 'author' });
  expect(replies.items[0]?.id).toBe(replyId);
  expect((await of(visitor).list({})).items).toEqual([]);
  expect(JSON.stringify(await world.rows(forumTopics))).not.toContain('three');

  const { id } = await of(author).createTopic({ title: 'A', body: 'B', tags: [] });
  await of(reader).setLike({ postId: id, isLiked: true });
  await of(author).removeTopic({ topicId: id, version: 1 });
  expect(await outcomeOf(of(visitor).load({ topicId: id }))).toBe('NOT_FOUND');
  expect(await world.rows(forumLikes)).toEqual([]);
});

test('SITE-06 removing a reply deletes its likes and lowers the topic’s count', async () => {
  await of(reader).setLike({ postId: made.replyId, isLiked: true });
  await of(author).removeReply({ replyId: made.replyId, version: 1 });
  expect([await world.rows(forumReplies), await world.rows(forumLikes)]).toEqual([[], []]);
  expect((await world.rows(forumTopics))[0]?.replyCount).toBe(0);
});

test('SITE-06 SEC-61 posts of a deleted account remain without a name', async () => {
  await world.db.delete(users).where(eq(users.id, author.userId));
  const { topic, replies } = await load();
  expect([topic.author, replies.items[0]?.author]).toEqual([null, null]);
  expect(topic.title).toBe('How long is too long?');
  expect(await outcomeOf(of(reader).createReply({ topicId: made.topicId, body: 'Hm.' }))).toBe(
    'done',
  );
});

test('SITE-06 topics are found by text and tag, and also sorted by likes, page by page', async () => {
  const ids: string[] = [];
  for (const [title, likes] of [
    ['Alpha', 5],
    ['Beta', 5],
    ['Gamma', 9],
  ] as const) {
    const { topicId } = await addCommunity(world.db, {
      authorId: author.userId,
      reporterId: reader.userId,
      now: world.now,
      values: { topic: { title, likeCount: likes, tags: [title.toLowerCase()] } },
    });
    ids.push(topicId);
  }
  const titles = async (input: Parameters<ReturnType<typeof of>['list']>[0]) =>
    (await of(visitor).list(input)).items.map(({ title }) => title);
  expect(await titles({ search: 'alph' })).toEqual(['Alpha']);
  expect(await titles({ search: '%' })).toEqual([]);
  expect(await titles({ tag: 'Beta' })).toEqual(['Beta']);
  const first = await of(visitor).list({ order: 'liked', limit: 2 });
  expect(first.items[0]?.title).toBe('Gamma');
  const second = await of(visitor).list({ order: 'liked', limit: 2, after: first.older ?? '' });
  const all = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(all)).toEqual(new Set([...ids, made.topicId]));
  const back = await of(visitor).list({ order: 'liked', limit: 2, before: second.newer ?? '' });
  expect(back.items).toEqual(first.items);
  expect(first.tags).toEqual(expect.arrayContaining(['alpha', 'resume']));
});

test('SEC-43 a forged cursor for sorting by likes is refused', async () => {
  const after = Buffer.from("1.x' or 1=1").toString('base64url');
  expect(await outcomeOf(of(visitor).list({ order: 'liked', after }))).toBe('INVALID_INPUT');
});
