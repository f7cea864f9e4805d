import { expect, test } from 'vitest';
import type { NotificationData } from '#domain/notification/notification.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { createWorld, type World } from '#testing/world.ts';
import { notifyUser } from './notices.ts';

const unknown = '01990000-0000-7000-8000-00000000ffff';
const titleOf = ({ data }: { data: NotificationData }) =>
  'postingTitle' in data ? data.postingTitle : '';
const about = (postingTitle: string) => ({
  kind: 'application.received' as const,
  applicationId: unknown,
  postingId: unknown,
  postingTitle,
  studentName: 'Asha Rao',
});

async function notify(world: World, person: { userId: string }, ...titles: string[]) {
  for (const title of titles) {
    world.passTime(1000);
    await notifyUser(world.ctx(), person.userId, about(title));
  }
}

test('DASH-02 the bell lists the user’s notifications, newest first, with the unread count', async () => {
  await using world = await createWorld();
  const [asha, ben] = [await world.student(), await world.student()];
  await notify(world, asha, 'first', 'second', 'third');
  await notify(world, ben, 'of somebody else');
  const { list } = world.call(asha).notification;
  const page = await list({ limit: 2 });
  expect(page.items.map(titleOf)).toEqual(['third', 'second']);
  expect(page).toMatchObject({ unread: 3, total: { count: 3, capped: false }, newer: null });
  expect(page.items[0]).toEqual({
    id: expect.any(String),
    data: about('third'),
    priority: 'low',
    isRead: false,
    createdAt: new Date(world.now.getTime() - 1000),
  });
  const rest = await list({ limit: 2, after: page.older ?? '' });
  expect(rest.items.map(titleOf)).toEqual(['first']);
  expect(rest.older).toBeNull();
});

test('DASH-02 marking some as read, then all, lowers the count and updates the other tabs', async () => {
  await using world = await createWorld();
  const asha = await world.student();
  await notify(world, asha, 'first', 'second', 'third');
  const { list, markRead } = world.call(asha).notification;
  const before = await list({});
  const [newest] = before.items;
  const stored = (await world.rows(liveEvents)).length;
  world.passTime(1000);
  expect(await markRead({ ids: [newest?.id ?? ''] })).toEqual({ unread: 2 });
  expect((await list({})).items.map((item) => item.isRead)).toEqual([true, false, false]);
  const readAt = world.now;
  world.passTime(1000);
  expect(await markRead({})).toEqual({ unread: 0 });
  expect((await world.call(asha).account.me({})).account?.unread).toBe(0);
  const rows = await world.rows(notifications);
  expect(rows.find(({ id }) => id === newest?.id)?.readAt).toEqual(readAt);
  const told = (await world.rows(liveEvents)).slice(stored);
  expect(told.map(({ kind, data }) => ({ kind, data }))).toEqual([
    { kind: 'notification.read', data: { unread: 2 } },
    { kind: 'notification.read', data: { unread: 0 } },
  ]);
});

test('DASH-02 marking nothing, or what is already read, writes nothing', async () => {
  await using world = await createWorld();
  const asha = await world.student();
  await notify(world, asha, 'first');
  const { markRead } = world.call(asha).notification;
  const before = await world.dump();
  expect(await markRead({ ids: [] })).toEqual({ unread: 1 });
  expect(await world.dump()).toEqual(before);
  await markRead({});
  const read = await world.dump();
  world.passTime(1000);
  expect(await markRead({})).toEqual({ unread: 0 });
  expect(await world.dump()).toEqual(read);
});

test('CAR-08 opening an application’s messages marks only their notifications as read and updates the other tabs', async () => {
  await using world = await createWorld();
  const [asha, ben] = [await world.student(), await world.student()];
  const other = '01990000-0000-7000-8000-00000000fffe';
  const message = (applicationId: string) => ({
    kind: 'application.message' as const,
    applicationId,
    postingId: unknown,
    postingTitle: applicationId,
    from: 'Bakery',
  });
  for (const data of [message(unknown), message(other), message(unknown), about('received')])
    await notifyUser(world.ctx(), asha.userId, data);
  await notifyUser(world.ctx(), ben.userId, message(unknown));
  const stored = (await world.rows(liveEvents)).length;
  const { markRead } = world.call(asha).notification;
  expect(await markRead({ messagesOf: unknown })).toEqual({ unread: 2 });
  expect(await markRead({ messagesOf: unknown })).toEqual({ unread: 2 });
  const unread = (await world.rows(notifications)).filter(({ readAt }) => readAt === null);
  expect(unread.map(({ userId, data }) => [userId, titleOf({ data })]).sort()).toEqual(
    [
      [asha.userId, other],
      [asha.userId, 'received'],
      [ben.userId, unknown],
    ].sort(),
  );
  const told = (await world.rows(liveEvents)).slice(stored);
  expect(told.map(({ kind, data }) => ({ kind, data }))).toEqual([
    { kind: 'notification.read', data: { unread: 2 } },
  ]);
});

test('SEC-02 marking someone else’s notification responds like an unknown id and leaves it unread', async () => {
  await using world = await createWorld();
  const [asha, ben] = [await world.student(), await world.student()];
  await notify(world, asha, 'first');
  await notify(world, ben, 'second');
  const [hers] = await world
    .rows(notifications)
    .then((rows) => rows.filter((row) => row.userId === asha.userId));
  const { markRead } = world.call(ben).notification;
  const before = await world.dump();
  expect(await markRead({ ids: [hers?.id ?? ''] })).toEqual(await markRead({ ids: [unknown] }));
  expect(await world.dump()).toEqual(before);
});

test('REL-11 a notification, its live event and its mail are committed with the change or not at all', async () => {
  await using world = await createWorld();
  const asha = await world.student();
  const before = await world.dump();
  const failing = world.db.transaction(async (db) => {
    await notifyUser(world.ctx(asha, { db }), asha.userId, about('lost'));
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow('the change failed');
  expect(await world.dump()).toEqual(before);
});

test('CO-09 notifications are found by person, type, state and priority, page by page', async () => {
  await using world = await createWorld();
  const [rita, ben] = [await world.student(), await world.student()];
  await notify(world, rita, 'Baker', 'Miller', 'Bakery lead');
  const left = { ...about('Baker'), kind: 'application.left' as const, to: 'withdrawn' as const };
  world.passTime(1000);
  await notifyUser(world.ctx(), rita.userId, left);
  await notify(world, ben, 'Baker');
  const { list, setRead } = world.call(rita).notification;
  const found = async (input: Parameters<typeof list>[0]) => {
    const { items, total } = await list(input);
    expect(total.count).toBe(items.length);
    return items.map(titleOf);
  };
  expect(await found({ search: 'bak' })).toEqual(['Baker', 'Bakery lead', 'Baker']);
  expect(await found({ search: 'ASHA' })).toHaveLength(4);
  expect(await found({ search: unknown })).toEqual([]);
  expect(await found({ priority: 'high' })).toEqual(['Baker']);
  expect(await found({ priority: 'low', search: 'miller' })).toEqual(['Miller']);
  expect(await found({ kind: 'application.received' })).toHaveLength(3);
  const [newest] = (await list({ kind: 'application.received' })).items;
  await setRead({ ids: [newest?.id ?? ''], isRead: true });
  expect(await found({ state: 'read' })).toEqual(['Bakery lead']);
  expect(await found({ state: 'unread', kind: 'application.received' })).toEqual([
    'Miller',
    'Baker',
  ]);
  const page = await list({ search: 'bak', limit: 2 });
  const rest = await list({ search: 'bak', limit: 2, after: page.older ?? '' });
  expect([page.total.count, page.items.length, rest.items.length, rest.older]).toEqual([
    3,
    2,
    1,
    null,
  ]);
});

test('CO-09 many are marked at once, and none if one of them is somebody else’s', async () => {
  await using world = await createWorld();
  const [rita, ben] = [await world.student(), await world.student()];
  await notify(world, rita, 'first', 'second');
  await notify(world, ben, 'other');
  const { list, setRead } = world.call(rita).notification;
  const ids = (await list({})).items.map(({ id }) => id);
  const others = (await world.call(ben).notification.list({})).items.map(({ id }) => id);
  const mixed = { ids: [...ids, ...others], isRead: true };
  expect(await world.refusal(() => setRead(mixed))).toBe('NOT_FOUND');
  expect(await setRead({ ids: [...ids, ...ids], isRead: true })).toEqual({ unread: 0 });
  const readAt = world.now;
  world.passTime(1000);
  await setRead({ ids, isRead: true });
  const rows = await world.rows(notifications);
  expect(rows.filter((row) => row.readAt?.getTime() === readAt.getTime())).toHaveLength(2);
  expect(await setRead({ ids, isRead: false })).toEqual({ unread: 2 });
  const live = (await world.rows(liveEvents)).filter(({ kind }) => kind === 'notification.read');
  expect(live.map(({ userId, data }) => [userId, data])).toEqual(
    [0, 0, 2].map((unread) => [rita.userId, { unread }]),
  );
});
