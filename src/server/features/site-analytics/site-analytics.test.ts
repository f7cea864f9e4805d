import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import type { SiteFigure } from '#domain/site-analytics/site-figure.ts';
import type { SitePeriod } from '#domain/site-analytics/site-period.ts';
import { insertActiveDay } from '#server/db/active-day.ts';
import { adminUsers } from '#server/db/tables/accounts.ts';
import { applicationMoves } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { createWorld } from '#testing/world.ts';
import { sendSiteAnalytics } from './site-analytics.ts';

const day = 24 * 60 * 60_000;

type World = Awaited<ReturnType<typeof createWorld>>;

/** Two companies with postings, applications and people of different ages. */
async function createPlatform(world: World) {
  const ago = (days: number) => new Date(world.now.getTime() - days * day);
  const admin = await world.admin();
  const [company, old, gone] = [
    await world.company(),
    await world.company(),
    await world.company(),
  ];
  await world.db.update(companies).set({ createdAt: ago(0) });
  await world.db
    .update(companies)
    .set({ createdAt: ago(50) })
    .where(eq(companies.id, old.id));
  await world.db
    .update(companies)
    .set({ status: 'suspended', isActive: false })
    .where(eq(companies.id, gone.id));
  const fresh = await world.posting(company, { postedAt: ago(6) });
  const older = await world.posting(old, { postedAt: ago(60), state: 'closed' });
  await world.posting(company, { postedAt: null, state: 'draft' });
  await world.posting(company, { postedAt: ago(1), state: 'removed' });
  const send = async (
    posting: typeof fresh,
    daysAgo: number,
    status: 'pending' | 'rejected' | 'hired' | 'declined' | 'withdrawn',
  ) => {
    const createdAt = ago(daysAgo);
    const student = await world.student();
    const sent = await world.application({
      posting,
      student,
      status,
      values: { createdAt, updatedAt: createdAt },
    });
    await world.db
      .update(applicationMoves)
      .set({ createdAt: ago(daysAgo / 2) })
      .where(eq(applicationMoves.applicationId, sent.id));
    await world.db
      .update(profiles)
      .set({ createdAt, updatedAt: status === 'pending' ? ago(0) : createdAt })
      .where(eq(profiles.id, student.userId));
    await insertActiveDay(world.db, student.userId, createdAt);
    await insertActiveDay(world.db, student.userId, ago(daysAgo + 1));
    return { student, sent };
  };
  await send(fresh, 0, 'pending');
  await send(fresh, 4, 'hired');
  await send(older, 40, 'hired');
  await send(older, 40, 'rejected');
  const { student } = await send(older, 100, 'declined');
  await send(older, 300, 'withdrawn');
  const undone = await send(older, 2, 'pending');
  return { admin, student, undone, ago, fresh };
}

test('ADM-06 every figure is the total and the length of the list that it opens, in every period', async () => {
  await using world = await createWorld();
  const { admin } = await createPlatform(world);
  const api = world.call(admin);
  const listed = async (figure: SiteFigure, period: SitePeriod) => {
    const ids: string[] = [];
    let after: string | null | undefined;
    let total: unknown;
    while (after !== null) {
      const page = await api.siteAnalytics.list({
        figure,
        period,
        limit: 2,
        ...(after && { after }),
      });
      ids.push(...page.items.map(({ id }) => id));
      total = page.total;
      after = page.older;
    }
    expect([new Set(ids).size, total]).toEqual([ids.length, { count: ids.length, capped: false }]);
    return ids.length;
  };
  const seen: Record<string, unknown> = {};
  for (const range of analyticsRanges) {
    const { activity, insights, totals, points } = await api.siteAnalytics.load({ range });
    for (const { figure, today, period } of activity) {
      expect([figure, await listed(figure, 'today')]).toEqual([figure, today]);
      expect([figure, await listed(figure, range)]).toEqual([figure, period]);
    }
    const counts = {
      postings: insights.postings,
      'to-new-postings': insights.toNewPostings,
      decided: insights.decided,
      hired: insights.hired,
      filled: insights.filled,
    };
    for (const [figure, count] of Object.entries(counts))
      expect([figure, await listed(figure as SiteFigure, range)]).toEqual([figure, count]);
    expect(await listed('applications', 'all')).toBe(totals.applications);
    const sum = (key: 'users' | 'postings' | 'applications') =>
      points.reduce((all, point) => all + point[key], 0);
    const periodOf = (figure: SiteFigure) =>
      activity.find((each) => each.figure === figure)?.period;
    // Accounts without an explicit date are of a later day than the world's.
    expect([sum('postings'), sum('applications')]).toEqual([
      periodOf('postings'),
      periodOf('applications'),
    ]);
    seen[range] = [...activity.map(({ period }) => period), ...Object.values(counts)];
  }
  expect(seen).toEqual({
    '7d': [3, 3, 1, 1, 5, 1, 1, 2, 1, 1, 1],
    '30d': [3, 3, 1, 1, 5, 1, 1, 2, 1, 1, 2],
    '90d': [5, 5, 2, 1, 7, 2, 2, 7, 3, 2, 2],
    '1y': [7, 7, 2, 1, 9, 2, 2, 7, 4, 2, 2],
  });
});

test('ADM-06 the totals are those of the pages of users, companies and jobs', async () => {
  await using world = await createWorld();
  const { admin, student } = await createPlatform(world);
  await world.db.insert(adminUsers).values({
    id: student.userId,
    email: student.email.toUpperCase(),
    isActive: true,
    createdAt: world.now,
    updatedAt: world.now,
  });
  const api = world.call(admin);
  const { totals, split } = await api.siteAnalytics.load({});
  const shown = async (type?: 'student' | 'company' | 'admin') =>
    (await api.account.listUsers({ ...(type && { type }) })).total.count;
  for (const { type, count } of split) expect([type, await shown(type)]).toEqual([type, count]);
  expect(split.find(({ type }) => type === 'admin')?.count).toBe(2);
  expect(totals.users).toBe(await shown());
  expect(totals.companies).toBe((await api.company.list({})).total.count);
  const active = await api.posting.listAsAdmin({ status: 'active' });
  expect(totals.activeJobs).toBe(active.total.count);
});

test('ADM-06 days to fill count from posting to the first hire that was not undone', async () => {
  await using world = await createWorld();
  const { admin, ago, undone } = await createPlatform(world);
  const load = async () => (await world.call(admin).siteAnalytics.load({ range: '90d' })).insights;
  // 6 days ago to 2 days ago, and 60 to 20.
  expect((await load()).fillSeconds).toBe((22 * day) / 1000);
  const { companyId, id: applicationId } = undone.sent;
  await world.db.insert(applicationMoves).values({
    companyId,
    id: undone.student.userId,
    applicationId,
    fromStatus: 'pending',
    toStatus: 'hired',
    actorKind: 'member',
    createdAt: ago(55),
    undoneAt: ago(55),
  });
  expect((await load()).fillSeconds).toBe((22 * day) / 1000);
  await world.db
    .update(applicationMoves)
    .set({ undoneAt: null })
    .where(eq(applicationMoves.id, undone.student.userId));
  expect((await load()).fillSeconds).toBe((4.5 * day) / 1000);
});

test('ADM-06 signing in and working count as activity once a day, and points average it', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const student = await world.student();
  for (const daysAgo of [0, 0, 1, 2, 3])
    await insertActiveDay(world.db, student.userId, new Date(world.now.getTime() - daysAgo * day));
  const load = (range: '7d' | '90d') => world.call(admin).siteAnalytics.load({ range });
  const active = async (range: '7d' | '90d') =>
    (await load(range)).points.map((point) => point.active).slice(-4);
  expect(await active('7d')).toEqual([1, 1, 1, 1]);
  // The first recorded day is the last of its point.
  expect(await active('90d')).toEqual([0, 0, 1, 1]);
  expect((await load('7d')).activeSince).toBe('2026-11-18');
});

test('ADM-06 choosing a theme updates no profile', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const owner = await world.member(await world.company(), 'owner');
  world.passTime(1000);
  await world.call(owner).account.setTheme({ theme: 'dark' });
  const { activity } = await world.call(admin).siteAnalytics.load({ range: '7d' });
  expect(activity.find(({ figure }) => figure === 'updated-profiles')?.period).toBe(0);
});

test('ADM-06 the report has every figure of the page', async () => {
  await using world = await createWorld();
  const { admin } = await createPlatform(world);
  const loaded = await world.call(admin).siteAnalytics.load({ range: '90d' });
  const lines = (await sendSiteAnalytics(world.ctx(admin), { range: '90d' })).split('\r\n');
  const { totals, split, activity, points } = loaded;
  const outcomes = 6;
  expect(lines).toHaveLength(
    1 + Object.keys(totals).length + split.length + 2 * activity.length + outcomes + 4 * 30 + 1,
  );
  expect(points).toHaveLength(30);
  expect(lines).toContain(
    `"activity","applications","${loaded.days.first}","${loaded.days.last}",5`,
  );
  expect(lines).toContain(
    `"outcome","median_days_to_fill","${loaded.days.first}","${loaded.days.last}",22`,
  );
});
