import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Admin, Student } from '#domain/actor.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { forumTopics, reports } from '#server/db/tables/community.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { postings } from '#server/db/tables/postings.ts';
import { upsertExternal } from '#server/features/external-jobs/external-posting.store.ts';
import { indexExternal } from '#server/features/search/index-external.ts';
import { addCommunity } from '#testing/add-community.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';

let world: World;
let admin: Admin;
let author: Student;
let reader: Student;
let made: Awaited<ReturnType<typeof addCommunity>>;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.db.delete(reports);
  await world.db.delete(forumTopics);
  admin = await world.admin();
  author = await world.student();
  reader = await world.student();
  const people = { authorId: author.userId, reporterId: reader.userId };
  made = await addCommunity(world.db, { ...people, now: world.now });
});

const report = (by: Student, kind: 'topic' | 'reply' | 'posting', id: string) =>
  world.call(by).report.create({ target: { kind, id }, reason: 'abuse', detail: 'Look.' });
const decide = (kind: 'topic' | 'reply' | 'posting', id: string, to: 'upheld' | 'dismissed') =>
  world.call(admin).report.decide({ target: { kind, id }, to, reason: 'As the rules say.' });
const queue = async (state: 'open' | 'upheld' | 'dismissed' = 'open') =>
  (await world.call(admin).report.list({ state })).items;

test('ADM-10 a person can report an item once, and all reports of one item are grouped', async () => {
  expect(await report(reader, 'topic', made.topicId)).toEqual({ isNew: false });
  const again = await Promise.all(
    Array.from({ length: 10 }, () => report(author, 'topic', made.topicId)),
  );
  expect(again.filter(({ isNew }) => isNew)).toHaveLength(1);
  await report(reader, 'reply', made.replyId);
  const items = await queue();
  expect(items.map(({ target, reports: all }) => [target.kind, all.length])).toEqual([
    ['topic', 2],
    ['reply', 1],
  ]);
  expect(items[0]).toMatchObject({ title: 'How long is too long?', isHidden: false });
});

test('ADM-10 administrators are notified of the first report of an item, and again once it was decided', async () => {
  const told = async (to: Admin) =>
    (await world.call(to).notification.list({})).items.map(({ data }) => data);
  await report(reader, 'topic', made.topicId);
  await report(author, 'topic', made.topicId);
  expect(await told(admin)).toEqual([]);
  await report(author, 'reply', made.replyId);
  const received = { kind: 'report.received', reportId: expect.any(String), target: 'reply' };
  expect(await told(admin)).toEqual([received]);
  await report(reader, 'reply', made.replyId);
  expect(await told(admin)).toEqual([received]);
  await decide('reply', made.replyId, 'dismissed');
  await report(await world.student(), 'reply', made.replyId);
  expect(await told(admin)).toEqual([received, received]);
});

test('ADM-10 upholding reports hides the topic, decides all of them, and audits the reason', async () => {
  await report(author, 'topic', made.topicId);
  expect(await decide('topic', made.topicId, 'upheld')).toEqual({ decided: 2 });
  const { topic } = await world.call(visitor).forum.load({ topicId: made.topicId });
  expect(topic).toMatchObject({ title: null, body: [], removedBy: 'moderator' });
  expect((await world.call(author).forum.load({ topicId: made.topicId })).topic.source).toBeNull();
  expect((await world.call(visitor).forum.list({})).items).toEqual([]);
  expect(await queue()).toEqual([]);
  expect(await queue('upheld')).toMatchObject([{ isHidden: true, decidedAt: world.now }]);
  const entry = (await world.rows(auditEntries)).at(-1);
  expect(entry).toMatchObject({
    action: 'report.upheld',
    after: { reason: 'As the rules say.', reports: 2 },
  });
});

test('ADM-10 upholding a report of a reply hides only that reply', async () => {
  await report(reader, 'reply', made.replyId);
  await decide('reply', made.replyId, 'upheld');
  const { topic, replies } = await world.call(visitor).forum.load({ topicId: made.topicId });
  expect(topic.removedBy).toBeNull();
  expect(replies.items).toMatchObject([{ removedBy: 'moderator', body: [] }]);
  expect(JSON.stringify(replies)).not.toContain('One is enough');
});

test('ADM-10 upholding a report takes the posting down with the administrators’ own use case', async () => {
  const { id } = await world.posting(await world.company());
  await report(reader, 'posting', id);
  await decide('posting', id, 'upheld');
  const row = (await world.rows(postings)).find((each) => each.id === id);
  expect(row).toMatchObject({ state: 'closed', version: 2 });
  const actions = (await world.rows(auditEntries)).map(({ action }) => action);
  expect(actions.slice(-2)).toEqual(['posting.deactivated', 'report.upheld']);
});

test('ADM-10 dismissing reports changes only the reports', async () => {
  await decide('topic', made.topicId, 'dismissed');
  const { topic } = await world.call(visitor).forum.load({ topicId: made.topicId });
  expect(topic.removedBy).toBeNull();
  expect(await queue('dismissed')).toHaveLength(1);
});

test('ADM-10 of two administrators who decide concurrently, one succeeds and the other is refused', async () => {
  const outcomes = await Promise.all(
    (['upheld', 'dismissed'] as const).map((to) =>
      decide('topic', made.topicId, to).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['REPORT_DECIDED', 'done']);
});

test('ADM-10 reports of a deleted item can still be decided', async () => {
  await world.db.delete(forumTopics);
  expect(await queue()).toMatchObject([{ title: null, isHidden: true }]);
  expect(await decide('topic', made.topicId, 'upheld')).toEqual({ decided: 1 });
});

test('SEC-16 nobody can send more than twenty reports in an hour', async () => {
  const company = await world.company();
  const outcomes: string[] = [];
  for (let n = 0; n < 22; n++) {
    const { id } = await world.posting(company);
    const outcome = await report(author, 'posting', id).then(
      () => 'done',
      (error: { code?: string }) => error.code ?? '',
    );
    outcomes.push(outcome);
  }
  expect(outcomes.slice(19)).toEqual(['done', 'TOO_MANY_SENT', 'TOO_MANY_SENT']);
});

test('ADM-10 a message that a colleague has handled cannot be handled again', async () => {
  const { messageId } = made;
  const { contact } = world.call(admin);
  await contact.setState({ messageId, from: 'open', to: 'answered' });
  expect(
    await world.refusal(() => contact.setState({ messageId, from: 'open', to: 'closed' })),
  ).toBe('CONTACT_CHANGED');
  const { items, counts } = await contact.list({ state: 'answered', search: 'question' });
  expect(items).toMatchObject([{ id: messageId, state: 'answered', handledAt: world.now }]);
  expect(counts.answered).toBe(1);
});

test('ADM-10 JOBS-04 upholding a report removes an external posting from search, even when its source lists it again', async () => {
  const id = crypto.randomUUID();
  const content = {
    source: 'lever',
    sourceRef: 'acme/1',
    title: 'Quokka keeper',
    companyName: 'Acme',
    description: 'Keep quokkas.',
    skills: [],
    isRemote: false,
    workplace: null,
    hostState: 'known' as const,
    sameKey: 'acme|quokka keeper|',
  };
  await world.db
    .insert(externalPostings)
    .values({ ...content, id, firstSeenAt: world.now, lastSeenAt: world.now });
  await indexExternal(world.ctx(), [id]);
  const found = async () =>
    (await world.call(reader).search.list({ q: 'quokka' })).items.map((card) => card.id);
  expect(await found()).toEqual([id]);
  await report(reader, 'posting', id);
  expect((await queue()).find(({ target }) => target.id === id)).toMatchObject({
    title: 'Quokka keeper',
    author: 'Acme',
    isHidden: false,
  });
  await decide('posting', id, 'upheld');
  expect(await found()).toEqual([]);
  await upsertExternal(world.ctx(), 'lever', [
    {
      ...content,
      category: null,
      level: null,
      type: null,
      location: null,
      salaryMin: null,
      salaryMax: null,
      salaryCurrency: null,
      salaryPeriod: null,
      deadline: null,
      postedAt: null,
      url: null,
    },
  ]);
  await indexExternal(world.ctx(), [id]);
  expect(await found()).toEqual([]);
});
