import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Admin, Student } from '#domain/actor.ts';
import { noAcademics } from '#domain/drive/judge-eligibility.ts';
import {
  driveChanges,
  driveFollows,
  driveReminders,
  drives,
  driveStateMarks,
  studentAcademics,
} from '#server/db/tables/drives.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { createFollowed, typedDrive } from '#testing/calls/drive.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadFeedText } from './calendar-feed.ts';
import { createFirstDrives } from './create-first-drives.ts';
import { notifyChange } from './drive-editing.ts';
import { sendReminders } from './followed-drives.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.db.delete(drives);
  await world.db.delete(notifications);
});

const system = () => world.ctx({ kind: 'system' });
const told = async () => (await world.rows(notifications)).map(({ data }) => data);
const cardOf = async (student: Student, driveId: string) => {
  const { items } = await world.call(student).drive.list({});
  const card = items.find(({ id }) => id === driveId);
  if (!card) throw new Error('The drive is listed.');
  return card;
};
const change = (admin: Admin, driveId: string, values: Partial<typeof typedDrive>, version = 1) =>
  world.call(admin).drive.update({ ...typedDrive, ...values, driveId, version });
/** The dates of a drive that closes at this time and has no others. */
const closing = (closesAt: string) => ({ opensAt: '', testAt: '', closesAt });

test('PRAC-06 the eleven companies are added once, without dates, and stay as edited', async () => {
  await Promise.all([createFirstDrives(system()), createFirstDrives(system())]);
  const student = await world.student();
  const { items } = await world.call(student).drive.list({});
  expect(items.map(({ companyName }) => companyName)).toEqual([
    ...['TCS', 'Infosys', 'Myntra', 'Optum', 'Flipkart', 'Goldman Sachs', 'JP Morgan'],
    ...['Google', 'Uber', 'Amazon', 'Microsoft'],
  ]);
  for (const { dates, sourceUrl, careersUrl, eligibility, isDemo } of items) {
    expect([dates, sourceUrl, eligibility.verdict, isDemo]).toEqual([[], null, 'open', false]);
    expect(careersUrl).toMatch(/^https:\/\//u);
  }
  const [first] = items;
  const admin = await world.admin();
  await change(admin, first?.id ?? '', { companyName: 'TCS Ltd' });
  await createFirstDrives(system());
  expect(await cardOf(student, first?.id ?? '')).toMatchObject({ companyName: 'TCS Ltd' });
});

test.each([{ sourceUrl: '' }, { verifiedOn: '' }])(
  'PRAC-06 a drive with %j shows neither dates nor rules',
  async (values) => {
    const { student, driveId } = await createFollowed(world, values);
    const card = await cardOf(student, driveId);
    expect([card.dates, card.eligibility.verdict]).toEqual([[], 'open']);
    const { items } = await world.call(student).drive.listDates({ month: '2026-12' });
    expect(items).toEqual([]);
    const { url } = await world.call(student).drive.createFeed({});
    expect(await loadFeedText(world.ctx(), tokenOf(url))).not.toContain('BEGIN:VEVENT');
  },
);

test('PRAC-06 dates checked more than 60 days ago are marked as stale', async () => {
  const { student, driveId } = await createFollowed(world, { verifiedOn: '2026-09-21' });
  expect((await cardOf(student, driveId)).isStale).toBe(true);
});

test('PRAC-06 eligibility follows the results, which two tabs cannot overwrite', async () => {
  const { student, driveId } = await createFollowed(world);
  expect((await cardOf(student, driveId)).eligibility.verdict).toBe('unknown');
  const results = {
    ...noAcademics,
    tenthPercent: 80,
    twelfthPercent: 70,
    degreeCgpa: 5.9,
    backlogs: 0,
    gapMonths: 0,
    batchYear: 2027,
  };
  const save = (degreeCgpa: number, version: number) =>
    world.call(student).drive.saveAcademics({ ...results, degreeCgpa, version });
  const saved = await Promise.allSettled([save(5.9, 0), save(5.9, 0)]);
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await cardOf(student, driveId)).eligibility).toEqual({
    verdict: 'ineligible',
    rules: ['degree'],
  });
  expect(await save(6, 1)).toEqual({ version: 2 });
  expect((await cardOf(student, driveId)).eligibility.verdict).toBe('eligible');
  expect(await world.refusal(() => save(7, 1))).toBe('ACADEMICS_CHANGED');
  expect(await world.refusal(() => save(11, 2))).toBe('CGPA_INVALID');
  expect(await world.rows(studentAcademics)).toHaveLength(1);
});

test('PRAC-06 following and status are idempotent, also twice at once', async () => {
  const { admin, driveId } = await createFollowed(world);
  const student = await world.student();
  const { drive } = world.call(student);
  await Promise.all([1, 2, 3].map(() => drive.setFollow({ driveId, isFollowing: true })));
  await Promise.all([1, 2, 3].map(() => drive.setState({ driveId, state: 'applied' })));
  expect(await cardOf(student, driveId)).toMatchObject({ isFollowing: true, state: 'applied' });
  expect((await world.call(admin).drive.listOwn({})).items[0]?.followers).toBe(2);
  await drive.setFollow({ driveId, isFollowing: false });
  await drive.setState({ driveId, state: null });
  await drive.setState({ driveId, state: null });
  expect(await world.rows(driveStateMarks)).toEqual([]);
  expect(await world.rows(driveFollows)).toHaveLength(1);
  const unknown = crypto.randomUUID();
  for (const work of [
    () => drive.setFollow({ driveId: unknown, isFollowing: true }),
    () => drive.setState({ driveId: unknown, state: 'applied' }),
  ])
    expect(await world.refusal(work)).toBe('NOT_FOUND');
});

test('PRAC-06 a cancelled drive stays with those who follow it, and leaves the calendar', async () => {
  const { admin, student, driveId } = await createFollowed(world);
  await world.call(admin).drive.cancel({ driveId, version: 1 });
  expect((await cardOf(student, driveId)).isCancelled).toBe(true);
  expect((await world.call(await world.student()).drive.list({})).items).toEqual([]);
  expect((await world.call(student).drive.listDates({ month: '2026-12' })).items).toEqual([]);
  const again = () => world.call(admin).drive.cancel({ driveId, version: 2 });
  expect(await world.refusal(again)).toBe('DRIVE_CANCELLED');
});

test.each([
  [{ closesAt: '2026-11-21T10:00' }, 'DRIVE_TIMES'],
  [{ careersUrl: 'http://bakery.example' }, 'HTTPS_REQUIRED'],
  [{ sourceUrl: 'ftp://bakery.example' }, 'HTTPS_REQUIRED'],
  [{ minCgpa: 11 }, 'CGPA_INVALID'],
  [{ verifiedOn: '2027-01-01' }, 'VERIFIED_ON'],
])(
  'PRAC-06 a drive with %j is refused with %s, and nothing is written',
  async (values, refusal) => {
    const { admin, driveId } = await createFollowed(world);
    const { drive } = world.call(admin);
    const outcomes = [
      await world.refusal(() => drive.create({ ...typedDrive, ...values })),
      await world.refusal(() => change(admin, driveId, values)),
    ];
    expect(outcomes).toEqual([refusal, refusal]);
  },
);

test('PRAC-06 followers hear of a moved date once, after the undo period, with the change shown', async () => {
  const { admin, student, driveId } = await createFollowed(world);
  const { changeId } = await change(admin, driveId, { closesAt: '2026-12-05T18:00' });
  expect(await told()).toEqual([]);
  expect((await cardOf(student, driveId)).lastChange).toBeNull();
  const notify = () => notifyChange(system(), { changeId: changeId ?? '' });
  await Promise.all([notify(), notify()]);
  await notify();
  expect(await told()).toEqual([
    {
      kind: 'drive.changed',
      driveId,
      companyName: 'Bakery',
      title: 'Off-campus hiring',
      what: 'dates',
    },
  ]);
  expect((await cardOf(student, driveId)).lastChange?.moves).toEqual([
    {
      kind: 'closes',
      from: new Date('2026-12-01T12:30:00Z'),
      to: new Date('2026-12-05T12:30:00Z'),
    },
  ]);
  const undo = () => world.call(admin).drive.undo({ changeId: changeId ?? '' });
  expect(await world.refusal(undo)).toBe('UNDO_TOO_LATE');
});

test('PRAC-06 an undone change restores the drive, and nobody is notified', async () => {
  const { admin, student, driveId } = await createFollowed(world);
  const before = await cardOf(student, driveId);
  const { changeId } = await change(admin, driveId, { closesAt: '', maxBacklogs: 3 });
  const other = await world.admin();
  const undo = (by: Admin) => world.call(by).drive.undo({ changeId: changeId ?? '' });
  expect(await world.refusal(() => undo(other))).toBe('NOT_FOUND');
  await undo(admin);
  await notifyChange(system(), { changeId: changeId ?? '' });
  expect(await told()).toEqual([]);
  expect(await cardOf(student, driveId)).toEqual(before);
  const { changeId: cancelled } = await world.call(admin).drive.cancel({ driveId, version: 3 });
  await world.call(admin).drive.undo({ changeId: cancelled ?? '' });
  expect((await cardOf(student, driveId)).isCancelled).toBe(false);
});

test('PRAC-06 an undo is refused after the drive was changed again, and when it is late', async () => {
  const { admin, driveId } = await createFollowed(world);
  const { changeId } = await change(admin, driveId, { closesAt: '' });
  await change(admin, driveId, { title: 'Other' }, 2);
  const undo = () => world.call(admin).drive.undo({ changeId: changeId ?? '' });
  expect(await world.refusal(undo)).toBe('DRIVE_CHANGED');
  world.passTime(60_000);
  expect(await world.refusal(undo)).toBe('UNDO_TOO_LATE');
});

test('PRAC-06 a new text notifies nobody, and of two administrators the second is refused', async () => {
  const { admin, driveId } = await createFollowed(world);
  const outcomes = await Promise.allSettled([
    change(admin, driveId, { description: 'One.' }),
    change(await world.admin(), driveId, { description: 'Two.' }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await world.rows(driveChanges)).toEqual([]);
});

test('PRAC-06 each reminder is sent once within five minutes, also by two processes', async () => {
  // 26 November, 10:00 UTC, is 15:30 in India.
  const start = world.now.getTime();
  const at = new Date(Math.ceil(start / 3_600_000) * 3_600_000 + 96 * 3_600_000);
  const local = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
  const { student, driveId } = await createFollowed(world, closing(local));
  const sent: { lead: string; early: number }[] = [];
  for (const hours of [72, 24, 3]) {
    world.passTime(at.getTime() - hours * 3_600_000 - 20 * 60_000 - world.now.getTime());
    for (let minute = -20; minute <= 20; minute += 2, world.passTime(120_000)) {
      const before = (await told()).length;
      await Promise.all([sendReminders(system()), sendReminders(system())]);
      const now = await told();
      if (now.length === before) continue;
      const { lead } = now.at(-1) as { lead: string };
      sent.push({ lead, early: -minute });
    }
  }
  expect(sent.map(({ lead }) => lead).toSorted()).toEqual(['day-1', 'days-3', 'hours-3']);
  for (const { early } of sent) expect(early >= 0 && early <= 5).toBe(true);
  expect(await world.rows(driveReminders)).toHaveLength(3);
  expect((await told())[0]).toMatchObject({ driveId, date: 'closes', at: at.toISOString() });
  expect(student.userId).toBe((await world.rows(notifications))[0]?.userId);
});

test('PRAC-06 nobody is reminded of a drive that is cancelled, unsourced or already applied to', async () => {
  const at = new Date(Math.ceil(world.now.getTime() / 60_000) * 60_000 + 24 * 3_600_000);
  const local = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
  const cancelled = await createFollowed(world, closing(local));
  await world.call(cancelled.admin).drive.cancel({ driveId: cancelled.driveId, version: 1 });
  await createFollowed(world, { ...closing(local), sourceUrl: '' });
  const applied = await createFollowed(world, closing(local));
  const mark = { driveId: applied.driveId, state: 'applied' as const };
  await world.call(applied.student).drive.setState(mark);
  await sendReminders(system());
  expect(await told()).toEqual([]);
});

test('PRAC-06 all followers of a drive are reminded, also when they are eleven thousand', async () => {
  const at = new Date(Math.ceil(world.now.getTime() / 60_000) * 60_000 + 24 * 3_600_000);
  const local = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
  const { driveId } = await createFollowed(world, closing(local));
  await world.pool.query(
    `with follower as (
      insert into users (id, name, email, created_at, updated_at)
      select gen_random_uuid(), 'Follower', 'follower' || n || '@many.test', now(), now()
      from generate_series(1, 11000) n returning id)
    insert into drive_follows (user_id, drive_id, created_at) select id, $1, now() from follower`,
    [driveId],
  );
  await sendReminders(system());
  expect(await world.db.$count(notifications)).toBe(11_001);
});

const tokenOf = (url: string) => /\/calendar\/([\w-]+)\.ics$/u.exec(url)?.[1] ?? 'nothing';
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('PRAC-06 the feed has a stable UID and UTC times, and its SEQUENCE rises with a change', async () => {
  const { admin, student, driveId } = await createFollowed(world);
  const { url } = await world.call(student).drive.createFeed({});
  const read = async () => unfolded(await loadFeedText(world.ctx(), tokenOf(url)));
  const before = await read();
  expect(before).toContain(`UID:${driveId}-closes@`);
  expect(before).toContain('DTSTART:20261201T123000Z');
  expect(before).toContain('SEQUENCE:1');
  await change(admin, driveId, { closesAt: '2026-12-02T18:00' });
  const after = await read();
  expect(after).toContain(`UID:${driveId}-closes@`);
  expect(after).toContain('DTSTART:20261202T123000Z');
  expect(after).toContain('SEQUENCE:2');
  await world.call(admin).drive.cancel({ driveId, version: 2 });
  expect(await read()).toContain('STATUS:CANCELLED');
});

test('PRAC-06 a feed belongs to one student, is replaced and removed, and its token is only hashed', async () => {
  const { student } = await createFollowed(world);
  const { drive } = world.call(student);
  expect(await drive.loadFeed({})).toEqual({ url: null });
  const { url } = await drive.createFeed({});
  expect(await drive.loadFeed({})).toEqual({ url });
  const { rows } = await world.pool.query('select * from drive_feeds');
  expect(JSON.stringify(rows)).not.toContain(tokenOf(url));
  const { url: next } = await drive.createFeed({});
  const reads = (address: string) => loadFeedText(world.ctx(), tokenOf(address));
  const isRefused = (address: string) =>
    expect(reads(address)).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
  await isRefused(url);
  expect(await reads(next)).toContain('BEGIN:VEVENT');
  await drive.removeFeed({});
  await isRefused(next);
  await drive.createFeed({});
  const { url: last } = await drive.loadFeed({});
  await world.pool.query('update profiles set is_active = false where id = $1', [student.userId]);
  await isRefused(last ?? '');
});
