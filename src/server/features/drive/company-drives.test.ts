import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { driveFollows, driveStateMarks } from '#server/db/tables/drives.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { typedDrive } from '#testing/calls/drive.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadFeedText } from './calendar-feed.ts';
import { notifyChange } from './drive-editing.ts';
import { sendReminders } from './followed-drives.ts';

let world: World;
let company: Awaited<ReturnType<World['company']>>;
let recruiter: Awaited<ReturnType<World['member']>>;
let student: Awaited<ReturnType<World['student']>>;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => {
  company = await world.company();
  recruiter = await world.member(company, 'recruiter');
  student = await world.student();
});

const own = () => world.call(recruiter).drive;
/** What a company's form sends: a name, source and day of others must not count. */
const typed = { ...typedDrive, companyName: 'TCS', sourceUrl: '', verifiedOn: '' };
const seen = async (driveId: string) => {
  const { items } = await world.call(student).drive.list({ limit: 50 });
  return items.find(({ id }) => id === driveId);
};

test('PRAC-06 a company’s drive has its name, its page as source, and the day it was saved', async () => {
  const { id } = await own().create({
    ...typed,
    sourceUrl: 'https://tcs.example',
    verifiedOn: '2020-01-01',
  });
  const today = world.now.toISOString().slice(0, 10);
  const shown = await seen(id);
  expect(shown).toMatchObject({ companyName: company.name, verifiedOn: today, isStale: false });
  expect(shown?.sourceUrl).toMatch(
    new RegExp(`/jobs\\?company=${encodeURIComponent(company.name)}$`, 'u'),
  );
  expect(shown?.dates).toHaveLength(3);
  const { items } = await world.call(student).drive.listDates({ month: '2026-12' });
  expect(items.filter(({ driveId }) => driveId === id).map(({ kind }) => kind)).toEqual([
    'closes',
    'test',
  ]);
});

test('PRAC-06 a company lists and edits its own drives only', async () => {
  const { id: driveId } = await own().create(typed);
  const { id: adminDrive } = await world.call(await world.admin()).drive.create(typedDrive);
  const other = world.call(await world.member(await world.company(), 'recruiter')).drive;
  expect((await own().listOwn({})).items.map(({ id }) => id)).toEqual([driveId]);
  expect(await other.listOwn({})).toMatchObject({ items: [], total: { count: 0 } });
  const change = { ...typed, version: 1, title: 'Mine' };
  for (const [api, id] of [
    [other, driveId],
    [own(), adminDrive],
  ] as const) {
    expect(await world.refusal(() => api.update({ ...change, driveId: id }))).toBe('NOT_FOUND');
    expect(await world.refusal(() => api.cancel({ driveId: id, version: 1 }))).toBe('NOT_FOUND');
  }
  expect(await seen(driveId)).toMatchObject({ title: typed.title, isCancelled: false });
});

test('PRAC-06 interviewers and students post no drives', async () => {
  const interviewer = await world.member(company, 'interviewer');
  for (const by of [interviewer, student])
    expect(await world.refusal(() => world.call(by).drive.create(typed))).toBe('FORBIDDEN');
});

test('PRAC-06 followers of a company’s drive are notified of moved dates, unless it is undone', async () => {
  const { id: driveId } = await own().create(typed);
  await world.call(student).drive.setFollow({ driveId, isFollowing: true });
  const moved = { ...typed, driveId, closesAt: '2026-12-03T18:00' };
  const first = await own().update({ ...moved, version: 1 });
  expect(first.changeId).not.toBeNull();
  const colleague = world.call(await world.member(company, 'owner')).drive;
  const stranger = world.call(await world.member(await world.company())).drive;
  const undo = { changeId: first.changeId ?? '' };
  expect(await world.refusal(() => colleague.undo(undo))).toBe('NOT_FOUND');
  expect(await world.refusal(() => stranger.undo(undo))).toBe('NOT_FOUND');
  await own().undo(undo);
  expect(await seen(driveId)).toMatchObject({ lastChange: null, companyName: company.name });
  const { changeId } = await own().update({ ...moved, version: 3 });
  for (const id of [undo.changeId, changeId ?? ''])
    await notifyChange(world.ctx({ kind: 'system' }), { changeId: id });
  const told = await world.rows(notifications);
  expect(told.map(({ userId, data }) => ({ userId, ...data }))).toMatchObject([
    { userId: student.userId, kind: 'drive.changed', driveId, what: 'dates' },
  ]);
});

test('PRAC-06 saving a company’s drive again confirms its dates, which are old after 60 days', async () => {
  const { id: driveId } = await own().create(typed);
  world.passTime(61 * 86_400_000);
  expect(await seen(driveId)).toMatchObject({ isStale: true });
  await own().update({ ...typed, driveId, version: 1 });
  expect(await seen(driveId)).toMatchObject({ isStale: false });
});

test('PRAC-06 a suspended company’s drives leave the calendar', async () => {
  const { id } = await own().create(typed);
  await world.pool.query(`update companies set status = 'suspended' where id = $1`, [company.id]);
  expect(await seen(id)).toBeUndefined();
  const { items } = await world.call(student).drive.listDates({ month: '2026-12' });
  expect(items.filter(({ driveId }) => driveId === id)).toEqual([]);
});

test('PRAC-06 HOME-02 a suspended company’s drives leave reminders, the calendar feed and the upcoming dates, and come back', async () => {
  const closesAt = new Date(Math.ceil(world.now.getTime() / 60_000) * 60_000 + 24 * 3_600_000);
  const local = new Date(closesAt.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
  const { id: driveId } = await own().create({
    ...typed,
    opensAt: '',
    closesAt: local,
    testAt: '',
  });
  await world.call(student).drive.setFollow({ driveId, isFollowing: true });
  const { url } = await world.call(student).drive.createFeed({});
  const token = /\/calendar\/([\w-]+)\.ics$/u.exec(url)?.[1] ?? '';
  const outcome = async () => {
    await sendReminders(world.ctx());
    const told = (await world.rows(notifications)).filter(
      ({ userId }) => userId === student.userId,
    );
    const isInFeed = (await loadFeedText(world.ctx(), token)).includes('BEGIN:VEVENT');
    const upcoming = await world.call(student).home.listUpcoming({});
    const isUpcoming = upcoming.items.some(({ target }) => target === driveId);
    return { isInFeed, isUpcoming, reminders: told.length };
  };
  const setStatus = (status: string) =>
    world.pool.query('update companies set status = $2 where id = $1', [company.id, status]);
  await setStatus('suspended');
  expect(await outcome()).toEqual({ isInFeed: false, isUpcoming: false, reminders: 0 });
  await setStatus('approved');
  expect(await outcome()).toEqual({ isInFeed: true, isUpcoming: true, reminders: 1 });
});

test('PRAC-06 what a company does with a drive is in the audit log under its member’s name', async () => {
  const { id: driveId } = await own().create(typed);
  await own().cancel({ driveId, version: 1 });
  const { rows } = await world.pool.query(
    'select action, actor_id, actor_kind from audit_entries where target_id = $1 order by place',
    [driveId],
  );
  expect(rows).toEqual(
    ['drive.created', 'drive.cancelled'].map((action) => ({
      action,
      actor_id: recruiter.userId,
      actor_kind: 'member',
    })),
  );
});

test('PRAC-06 a drive that a student cannot see takes no follow and no mark, but can be left', async () => {
  const { id: driveId } = await own().create(typed);
  const { drive } = world.call(student);
  await drive.setFollow({ driveId, isFollowing: true });
  await world.pool.query(`update companies set status = 'suspended' where id = $1`, [company.id]);
  const other = world.call(await world.student()).drive;
  for (const work of [
    () => other.setFollow({ driveId, isFollowing: true }),
    () => other.setState({ driveId, state: 'applied' }),
  ])
    expect(await world.refusal(work)).toBe('NOT_FOUND');
  const kept = async () =>
    [...(await world.rows(driveFollows)), ...(await world.rows(driveStateMarks))].filter(
      (row) => row.driveId === driveId,
    );
  expect(await kept()).toMatchObject([{ userId: student.userId }]);
  for (let n = 0; n < 2; n++) {
    await drive.setFollow({ driveId, isFollowing: false });
    await drive.setState({ driveId, state: null });
  }
  expect(await kept()).toEqual([]);
});

test('PRAC-06 a cancelled drive takes no new followers and no new marks', async () => {
  const { id: driveId } = await own().create(typed);
  await world.call(student).drive.setFollow({ driveId, isFollowing: true });
  await own().cancel({ driveId, version: 1 });
  const other = world.call(await world.student()).drive;
  expect(await world.refusal(() => other.setFollow({ driveId, isFollowing: true }))).toBe(
    'NOT_FOUND',
  );
  expect(await world.refusal(() => other.setState({ driveId, state: 'applied' }))).toBe(
    'NOT_FOUND',
  );
  await world.call(student).drive.setState({ driveId, state: 'applied' });
  expect(await seen(driveId)).toMatchObject({ isFollowing: true, state: 'applied' });
});

test('PRAC-06 undoing a change brings back the day on which a company confirmed its drive', async () => {
  const { id: driveId } = await own().create(typed);
  world.passTime(61 * 86_400_000);
  const before = await seen(driveId);
  expect(before).toMatchObject({ isStale: true });
  const { changeId } = await own().update({
    ...typed,
    driveId,
    version: 1,
    closesAt: '2026-12-03T18:00',
  });
  await own().undo({ changeId: changeId ?? '' });
  expect(await seen(driveId)).toEqual(before);
});

test('PRAC-06 a change can be undone although today’s rules would refuse what was there before', async () => {
  const admin = world.call(await world.admin()).drive;
  const { id: driveId } = await admin.create(typedDrive);
  // As stored before descriptions were limited.
  await world.pool.query('update drives set description = $2 where id = $1', [
    driveId,
    'x'.repeat(700),
  ]);
  const { changeId } = await admin.cancel({ driveId, version: 1 });
  await admin.undo({ changeId: changeId ?? '' });
  expect(await seen(driveId)).toMatchObject({ isCancelled: false, description: 'x'.repeat(700) });
});
