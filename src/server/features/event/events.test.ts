import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Admin } from '#domain/actor.ts';
import { inTransaction } from '#server/context.ts';
import { communityEvents, eventRegistrations } from '#server/db/tables/community.ts';
import { countCommunity } from '#server/features/community/community.store.ts';
import { requireSendable } from '#server/ports/mail/mail.ts';
import { addCommunity, typedEvent } from '#testing/add-community.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';
import { loadCalendar } from './events.ts';
import { cancelRegistration, createRegistration } from './registrations.ts';

let world: World;
let admin: Admin;
let made: Awaited<ReturnType<typeof addCommunity>>;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.db.delete(communityEvents);
  await world.pool.query("delete from tasks.job where name = 'mail.send'");
  const people = { authorId: admin.userId, reporterId: admin.userId };
  made = await addCommunity(world.db, { ...people, now: world.now });
});

const register = (n: number | string, slug = made.slug) =>
  createRegistration(world.ctx(), { slug, name: 'Asha Rao', email: `p${n}@example.test` });
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { refusal?: string }).refusal ?? String(error),
  );
const registrations = () => world.rows(eventRegistrations);
const mails = async () => (await world.tasks('mail.send')).map(({ mail }) => mail);
const tokenIn = (text: string) =>
  decodeURIComponent(/leave\?token=(\S+)/u.exec(text)?.[1] ?? 'nothing');
const ownEvent = async () => {
  const { items } = await world.call(admin).event.listOwn({});
  const event = items.find(({ id }) => id === made.eventId);
  if (!event) throw new Error('The event is there.');
  return event;
};

test('SITE-06 50 concurrent registrations of one address take one place and send one mail', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, n) => outcomeOf(register(n % 2 ? 'a' : 'A'))),
  );
  expect(new Set(outcomes)).toEqual(new Set(['done']));
  expect(await registrations()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('SITE-06 of 20 concurrent registrations for three places, three succeed and the rest are refused as full', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => outcomeOf(register(n))));
  expect(outcomes.filter((each) => each === 'done')).toHaveLength(3);
  expect(outcomes.filter((each) => each === 'EVENT_FULL')).toHaveLength(17);
  expect(await registrations()).toHaveLength(3);
  expect(await world.call(visitor).event.load({ slug: made.slug })).toMatchObject({
    state: 'full',
    placesLeft: 0,
  });
});

test('SITE-06 who is registered already gets the same answer when the event is full', async () => {
  for (const n of [1, 2, 3]) await register(n);
  expect(await outcomeOf(register(2))).toBe('done');
  expect(await outcomeOf(register(4))).toBe('EVENT_FULL');
  expect(await registrations()).toHaveLength(3);
});

test('SITE-06 SEC-46 the mail has a calendar entry with the join link, and a cancellation link that works once', async () => {
  await register(1);
  const [mail] = await mails();
  if (!mail) throw new Error('There is a mail.');
  expect(requireSendable(mail)).toMatchObject({
    to: 'p1@example.test',
    subject: 'You’re registered: Resume hour',
  });
  const calendar = (mail.calendar ?? '').replaceAll('\r\n ', '');
  expect(calendar).toContain('LOCATION:https://meet.example.test/resume');
  expect(calendar).toContain('DTSTART:20261122T100000Z');
  const open = await loadCalendar(world.ctx(), made.slug);
  expect(open).not.toContain('meet.example.test');
  const token = tokenIn(mail.text);
  expect(JSON.stringify(await registrations())).not.toContain(token);
  expect(await cancelRegistration(world.ctx(), `${token}x`)).toBe(false);
  expect(await cancelRegistration(world.ctx(), token)).toBe(true);
  expect(await cancelRegistration(world.ctx(), token)).toBe(false);
  expect(await registrations()).toEqual([]);
});

test.each([
  [{ cancelledAt: new Date('2026-11-21T09:00:00Z') }, 'EVENT_CANCELLED', 'cancelled'],
  [
    { startsAt: new Date('2026-11-20T09:00:00Z'), endsAt: new Date('2026-11-20T10:00:00Z') },
    'EVENT_OVER',
    'over',
  ],
])('SITE-06 registering for an event with %j is refused', async (event, refusal, state) => {
  const people = { authorId: admin.userId, reporterId: admin.userId };
  const { slug } = await addCommunity(world.db, { ...people, now: world.now, values: { event } });
  expect(await outcomeOf(register(1, slug))).toBe(refusal);
  expect(await world.call(visitor).event.load({ slug })).toMatchObject({ state });
  expect(await registrations()).toEqual([]);
});

test.each([
  ['in an hour', 1, 1],
  ['since half an hour', -0.5, 1],
  ['over', -3, 0],
])(
  'SITE-06 how many events to come the community has with one that is %s',
  async (_, hours, count) => {
    await world.db.delete(communityEvents);
    const startsAt = new Date(world.now.getTime() + hours * 60 * 60_000);
    const event = { startsAt, endsAt: new Date(startsAt.getTime() + 60 * 60_000) };
    const people = { authorId: admin.userId, reporterId: admin.userId };
    await addCommunity(world.db, { ...people, now: world.now, values: { event } });
    expect((await countCommunity(world.ctx())).upcomingEvents).toBe(count);
    const listed = async (when: 'upcoming' | 'past') =>
      (await world.call(visitor).event.list({ when })).items.length;
    expect([await listed('upcoming'), await listed('past')]).toEqual([count, 1 - count]);
  },
);

test('SITE-06 a user sees and cancels only their own registration', async () => {
  const [own, other] = [await world.student(), await world.student()];
  const { slug } = made;
  const form = { slug, name: 'Asha Rao' };
  await createRegistration(world.ctx(own), { ...form, email: 'own@example.test' });
  await createRegistration(world.ctx(other), { ...form, email: 'other@example.test' });
  const of = async (who: typeof own) =>
    (await world.call(who).event.findRegistration({ slug })).emails;
  expect([await of(own), await of(other)]).toEqual([['own@example.test'], ['other@example.test']]);
  expect(await world.call(own).event.leave({ slug })).toEqual({});
  await world.call(own).event.leave({ slug });
  expect([await of(own), await of(other)]).toEqual([[], ['other@example.test']]);
  await createRegistration(world.ctx(own), { ...form, email: 'own@example.test' });
  expect(await of(own)).toEqual(['own@example.test']);
});

test.each(['nowhere', '', '../x', 'a\u0000b', '%', 'x'.repeat(121)])(
  'SITE-06 the event %j is not found',
  async (slug) => {
    expect(await outcomeOf(loadCalendar(world.ctx(), slug))).toBe('NOT_FOUND');
  },
);

test('SITE-06 rescheduling an event notifies everyone registered; changing its text notifies nobody', async () => {
  await register(1);
  await register(2);
  const { stamp } = await ownEvent();
  const same = {
    ...typedEvent,
    eventId: made.eventId,
    startsAt: '2026-11-22T15:30',
    endsAt: '2026-11-22T16:30',
  };
  await world.call(admin).event.update({ ...same, title: 'Resume evening', stamp });
  expect(await mails()).toHaveLength(2);
  const next = await ownEvent();
  await world.call(admin).event.update({ ...same, endsAt: '2026-11-22T17:00', stamp: next.stamp });
  const told = (await mails()).filter(({ subject }) => subject.startsWith('Updated'));
  expect(told.map(({ to }) => to).toSorted()).toEqual(['p1@example.test', 'p2@example.test']);
  expect(told[0]?.calendar).toContain('DTEND:20261122T113000Z');
});

test('SITE-06 of two administrators who change an event concurrently, the second is refused', async () => {
  const { stamp } = await ownEvent();
  const input = { ...typedEvent, eventId: made.eventId, stamp };
  await world.call(admin).event.update({ ...input, title: 'First' });
  expect(
    await world.refusal(() => world.call(admin).event.update({ ...input, title: 'Second' })),
  ).toBe('EVENT_CHANGED');
});

test('SITE-06 an event cannot have fewer places than registrations', async () => {
  await register(1);
  await register(2);
  const { stamp } = await ownEvent();
  const input = { ...typedEvent, eventId: made.eventId, stamp, places: 1 };
  expect(await world.refusal(() => world.call(admin).event.update(input))).toBe('EVENT_PLACES');
});

test('SITE-06 a cancelled event notifies everyone, removes itself from calendars, and is cancelled once', async () => {
  await register(1);
  const { stamp } = await ownEvent();
  const input = { eventId: made.eventId, stamp };
  expect(await world.call(admin).event.cancel(input)).toMatchObject({ told: 1 });
  const mail = (await mails()).find(({ subject }) => subject.startsWith('Canceled'));
  expect(mail?.calendar).toContain('METHOD:CANCEL');
  expect(mail?.text).not.toContain('meet.example.test');
  expect(await world.refusal(() => world.call(admin).event.cancel(input))).toBe('EVENT_CANCELLED');
});

test('SITE-06 two events with the same name get different slugs, and none collides with a route', async () => {
  const { create } = world.call(admin).event;
  const slugs = [
    (await create(typedEvent)).slug,
    (await create(typedEvent)).slug,
    (await create({ ...typedEvent, title: 'Leave!' })).slug,
  ];
  expect(slugs[0]).toBe('resume-hour');
  expect(slugs[1]).toMatch(/^resume-hour-[0-9a-f]{12}$/u);
  expect(slugs[2]).toMatch(/^leave-[0-9a-f]{12}$/u);
});

test('SITE-06 a registration is rolled back when its mail cannot be queued', async () => {
  const ctx = { ...world.ctx(), tasks: world.brokenTasks };
  const form = { slug: made.slug, name: 'Asha', email: 'asha@example.test' };
  await expect(inTransaction(ctx, (tx) => createRegistration(tx, form))).rejects.toThrow(
    'takes no tasks',
  );
  expect(await registrations()).toEqual([]);
});

test('PERF-05 the languages of all who registered are read at once when an event is cancelled', async () => {
  const student = await world.student({ email: 'P1@example.test' });
  await world.pool.query(
    `insert into user_settings (user_id, language, updated_at) values ($1, 'de', now())
      on conflict (user_id) do update set language = 'de'`,
    [student.userId],
  );
  for (const n of [1, 2, 3]) await register(n);
  await world.pool.query("delete from tasks.job where name = 'mail.send'");
  const { id: eventId, stamp } = await ownEvent();
  const statements = await recordStatements(world, admin, (api) =>
    api.event.cancel({ eventId, stamp }),
  );
  const asked = (words: string) => statements.filter(({ text }) => text.includes(words)).length;
  expect([asked('from "users"'), asked('from "notification_preferences"')]).toEqual([1, 1]);
  const sent = await mails();
  const inGerman = sent.filter(({ html }) => html.includes('lang="de"'));
  expect(inGerman.map(({ to }) => to)).toEqual(['p1@example.test']);
});
