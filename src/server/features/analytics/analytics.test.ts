import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Analytics } from '#contract/analytics.ts';
import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { reachedStatuses } from '#domain/analytics/reached-status.ts';
import { applicationMoves } from '#server/db/tables/applications.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { postingMembers } from '#server/db/tables/company-profile.ts';
import { postingDays } from '#server/db/tables/posting-days.ts';
import { postings } from '#server/db/tables/postings.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { sample } from '#testing/take-turns.ts';
import { createWorld, type World } from '#testing/world.ts';
import { sendAnalyticsCsv } from './send-analytics-csv.ts';
import { sendAnalyticsPdf } from './send-analytics-pdf.ts';

const day = 24 * 60 * 60_000;

type Sent = Parameters<World['application']>[0];

async function createHiring(world: World) {
  const company = await world.company();
  const owner = await world.member(company, 'owner');
  const [first, second] = [await world.posting(company), await world.posting(company)];
  const send = async (
    posting: typeof first,
    daysAgo: number,
    more: Partial<Sent> = {},
    answeredAfterDays?: number,
  ) => {
    const createdAt = new Date(world.now.getTime() - daysAgo * day);
    const firstAnsweredAt =
      answeredAfterDays === undefined
        ? null
        : new Date(createdAt.getTime() + answeredAfterDays * day);
    const values = { createdAt, updatedAt: createdAt, firstAnsweredAt, ...more.values };
    const student = await world.student();
    return world.application({ posting, student, ...more, values });
  };
  return { company, owner, first, second, send };
}

type Counted = Pick<Analytics, 'funnel' | 'answers'> &
  Partial<Pick<Analytics, 'stages' | 'sources'>>;

/** Every count of the page, with the filter of the list that it opens. */
function countsOf({ funnel, answers, stages = [], sources = [] }: Counted) {
  return [
    [funnel.applications, {}] as const,
    ...reachedStatuses.map((reached) => [funnel[reached], { reached }] as const),
    [answers.answered, { answer: 'answered' }] as const,
    [answers.open, { answer: 'open' }] as const,
    [answers.withdrawn, { answer: 'withdrawn' }] as const,
    ...stages.map(({ status, now }) => [now, { status }] as const),
    ...sources.flatMap(({ source, ...row }) => [
      [row.applications, { source }] as const,
      ...reachedStatuses.map((reached) => [row[reached], { source, reached }] as const),
    ]),
  ];
}

test('CO-08 every figure is the total of the list that it opens, in each range and for each posting', async () => {
  await using world = await createWorld();
  const { owner, first, second, send } = await createHiring(world);
  await send(first, 0);
  await send(first, 2, { status: 'under_review' }, 1);
  await send(first, 2, { status: 'rejected', values: { source: 'alert' } }, 1);
  await send(first, 20, { status: 'hired', values: { source: 'search' } }, 3);
  await send(second, 20, { status: 'interview_scheduled' }, 5);
  await send(second, 60, { status: 'declined' }, 2);
  await send(second, 60, { status: 'withdrawn' });
  await send(second, 300, { status: 'offer_made' });
  await send(second, 400, { status: 'hired' }, 1);
  const elsewhere = await createHiring(world);
  await elsewhere.send(elsewhere.first, 1, { status: 'hired' }, 1);
  const { analytics, application } = world.call(owner);
  const seen: Record<string, number[]> = {};
  for (const range of analyticsRanges)
    for (const postingId of [undefined, first.id, second.id]) {
      const input = { range, ...(postingId && { postingId }) };
      const loaded = await analytics.load(input);
      const counts = countsOf(loaded);
      seen[range] ??= countsOf({ funnel: loaded.funnel, answers: loaded.answers }).map(
        ([count]) => count,
      );
      for (const posting of loaded.postings) {
        const alone = await analytics.load({ range, postingId: posting.id });
        expect(countsOf({ funnel: posting, answers: posting })).toEqual(
          countsOf({ funnel: alone.funnel, answers: alone.answers }),
        );
        expect(posting.medianSeconds).toBe(alone.answers.medianSeconds);
      }
      for (const [count, filter] of sample(counts, 4)) {
        const list = { ...input, ...filter };
        expect([list, (await application.listReceived(list)).total.count]).toEqual([list, count]);
        const { columns } = await application.listBoard(list);
        expect(columns.reduce((sum, { total }) => sum + total, 0)).toBe(count);
        const cards = columns.flatMap(({ items }) => items);
        expect(cards.length).toBeLessThanOrEqual(count);
      }
    }
  expect(seen).toEqual({
    '7d': [3, 1, 0, 0, 0, 2, 1, 0],
    '30d': [5, 3, 2, 1, 1, 4, 1, 0],
    '90d': [7, 4, 3, 2, 1, 5, 1, 1],
    '1y': [8, 5, 4, 3, 1, 5, 2, 1],
  });
  const { answers } = await analytics.load({ range: '30d' });
  expect(answers.medianSeconds).toBe((2 * day) / 1000);
});

test('CO-08 a move counts once students were told, and one that was undone never does', async () => {
  await using world = await createWorld();
  const { owner, first, send } = await createHiring(world);
  const { id: applicationId } = await send(first, 1);
  const { analytics, application } = world.call(owner);
  const reached = async () => (await world.call(owner).analytics.load({})).funnel.under_review;
  const move = { applicationId, to: 'under_review' as const };
  const { batchId } = await application.move({ ...move, version: 1 });
  expect(await reached()).toBe(0);
  const listed = await application.listReceived({ reached: 'under_review' });
  expect(listed.total.count).toBe(0);
  await application.undoMoves({ batchId });
  await notifyMoves(world);
  expect(await reached()).toBe(0);
  await world.call(owner).application.move({ ...move, version: 3 });
  await notifyMoves(world);
  expect(await reached()).toBe(1);
  expect((await analytics.load({})).answers).toMatchObject({ answered: 1, open: 0 });
});

test.each([
  ['UTC', 3, '2026-11-21'],
  ['Asia/Kolkata', 1, '2026-11-22'],
  ['America/Los_Angeles', 2, '2026-11-21'],
])('CO-08 in %s a range begins and ends with the company’s days', async (timeZone, count, last) => {
  await using world = await createWorld(new Date('2026-11-21T23:00:00Z'));
  const { owner, first, send } = await createHiring(world);
  await world.db.update(companies).set({ timeZone });
  const at = (createdAt: Date) => ({ values: { createdAt, updatedAt: createdAt } });
  await send(first, 0);
  await send(first, 0, at(new Date('2026-11-15T12:00:00Z')));
  await send(first, 0, at(new Date('2026-11-15T04:00:00Z')));
  const { funnel, days } = await world.call(owner).analytics.load({ range: '7d' });
  expect([funnel.applications, days.last]).toEqual([count, last]);
});

test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'CO-08 in %s the points of a range across a clock change add up, in whichever zone the database is',
  async (timeZone) => {
    await using world = await createWorld(new Date('2026-11-03T12:00:00Z'));
    const { owner, first, send } = await createHiring(world);
    await world.db.update(companies).set({ timeZone });
    const hours = Array.from({ length: 40 }, (_, at) => at * 5);
    for (const at of hours) await send(first, at / 24);
    const loads = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'].map((zone) =>
      world.db.transaction(async (db) => {
        await db.execute(sql`select set_config('timezone', ${zone}, true)`);
        const { analytics, application } = world.call(owner, { db });
        const { total } = await application.listReceived({ range: '7d' });
        return { ...(await analytics.load({ range: '7d' })), listed: total.count };
      }),
    );
    const [one, ...others] = await Promise.all(loads);
    const sum = one?.points.reduce((all, { applications }) => all + applications, 0);
    expect([sum, one?.listed]).toEqual([one?.funnel.applications, one?.funnel.applications]);
    expect(one?.funnel.applications).toBeLessThan(hours.length);
    for (const other of others) expect(other).toEqual(one);
  },
);

test('CO-08 a recruiter with chosen postings sees the figures of those only', async () => {
  await using world = await createWorld();
  const { company, first, second, send } = await createHiring(world);
  await send(first, 1, { status: 'hired' }, 1);
  for (let n = 0; n < 3; n++) await send(second, 1);
  const recruiter = await world.member(company, 'recruiter');
  const { userId } = recruiter;
  await world.db
    .update(companyMembers)
    .set({ isLimited: true })
    .where(eq(companyMembers.userId, userId));
  const chosen = { companyId: company.id, userId, postingId: first.id, createdAt: world.now };
  await world.db.insert(postingMembers).values(chosen);
  await world.db.insert(postingDays).values(
    [first, second].map(({ id: postingId }, at) => ({
      companyId: company.id,
      postingId,
      day: '2026-11-20',
      source: 'direct' as const,
      opened: at === 0 ? 11 : 400,
    })),
  );
  const limited = { ...recruiter, isLimited: true as const };
  const { funnel, views, postings, titles } = await world.call(limited).analytics.load({});
  expect(views.opened).toBe(11);
  expect([funnel.applications, funnel.hired]).toEqual([1, 1]);
  expect([postings, titles].map((items) => items.map(({ id }) => id))).toEqual([
    [first.id],
    [first.id],
  ]);
});

test('CO-08 a new company sees no figure that was not measured', async () => {
  await using world = await createWorld();
  const owner = await world.member(await world.company(), 'owner');
  const { funnel, answers, shown, postings, titles, ...rest } = await world
    .call(owner)
    .analytics.load({});
  expect(Object.values(funnel)).toEqual([0, 0, 0, 0, 0]);
  expect(rest.views).toEqual({ opened: 0, started: 0, since: null });
  expect([rest.hireSeconds, rest.sources]).toEqual([null, []]);
  expect(rest.stages.every(({ medianSeconds }) => medianSeconds === null)).toBe(true);
  expect(answers).toEqual({ answered: 0, open: 0, withdrawn: 0, medianSeconds: null });
  expect(shown).toEqual({ days: null, count: 0, fewest: 5, isShown: true });
  expect([postings, titles]).toEqual([[], []]);
});

test('CO-08 time in a status and to the hire is measured between the moves students were told of', async () => {
  await using world = await createWorld();
  const { owner, first, send } = await createHiring(world);
  const { id: applicationId } = await send(first, 0);
  const move = async (to: 'under_review' | 'interview_scheduled', version: number) => {
    await world.call(owner).application.move({
      applicationId,
      to,
      version,
      ...(to === 'interview_scheduled' && { basis: 'proposes_times' as const }),
    });
    await notifyMoves(world);
  };
  world.passTime(2 * day);
  await move('under_review', 1);
  world.passTime(3 * day);
  await move('interview_scheduled', 2);
  const { stages } = await world.call(owner).analytics.load({});
  const rounded = stages.map(({ status, left, medianSeconds, now }) => [
    status,
    left,
    medianSeconds === null ? null : Math.round((medianSeconds * 1000) / day),
    now,
  ]);
  expect(rounded).toEqual([
    ['pending', 1, 2, 0],
    ['under_review', 1, 3, 0],
    ['interview_scheduled', 0, null, 1],
    ['offer_made', 0, null, 0],
  ]);
});

test('CO-08 views are summed by posting and source, and few of a source are withheld', async () => {
  await using world = await createWorld();
  const { company, owner, first, second, send } = await createHiring(world);
  await send(first, 1, { values: { source: 'search' } });
  const rows = [
    [first, '2026-11-20', 'search', 30, 4],
    [first, '2026-11-19', 'invitation', 1, 1],
    [second, '2026-11-19', 'alert', 12, 0],
    [second, '2026-09-01', 'alert', 500, 9],
  ] as const;
  await world.db.insert(postingDays).values(
    rows.map(([posting, on, source, opened, started]) => ({
      companyId: company.id,
      postingId: posting.id,
      day: on,
      source,
      opened,
      started,
    })),
  );
  const load = (input = {}) => world.call(owner).analytics.load(input);
  const { views, sources, postings, points } = await load();
  expect(views).toEqual({ opened: 43, started: 5, since: '2026-09-01' });
  expect(sources.map(({ source, opened }) => [source, opened])).toEqual([
    ['search', 30],
    ['alert', null],
    ['invitation', null],
  ]);
  expect(postings.map(({ id, opened }) => [id, opened])).toEqual([
    [first.id, 31],
    [second.id, 12],
  ]);
  expect(points.reduce((sum, { opened }) => sum + opened, 0)).toBe(43);
  expect((await load({ postingId: first.id })).views.opened).toBe(31);
});

test('CO-08 the CSV has the rows of the page with the same filters, safe for spreadsheets', async () => {
  await using world = await createWorld();
  const { company, owner, first, send } = await createHiring(world);
  const formula = await world.posting(company, { title: '=1+1' });
  await send(formula, 1, { values: { source: 'alert' } }, 1);
  await send(first, 1, { status: 'hired', values: { source: 'alert' } }, 1);
  await send(first, 60);
  const rowsOf = async (asked = {}) =>
    (await sendAnalyticsCsv(world.ctx(owner), asked)).trimEnd().split('\r\n').slice(1);
  const { postings, sources } = await world.call(owner).analytics.load({});
  const rows = await rowsOf();
  expect(rows).toHaveLength(1 + postings.length + sources.length);
  expect(rows[0]).toBe('"total","",0,0,2,1,1,1,1,2,0,0,24,0,0');
  expect(rows.some((row) => row.startsWith(`"posting","'=1+1",`))).toBe(true);
  expect((await rowsOf({ range: '90d', postingId: first.id }))[0]).toMatch(/^"total","",0,0,2,/u);
});

test('CO-08 the period before is counted as it stood when it ended, and left out without data', async () => {
  await using world = await createWorld();
  const { owner, first, second, send, company } = await createHiring(world);
  const load = (input = {}) => world.call(owner).analytics.load(input);
  await send(first, 2, { status: 'hired' }, 1);
  expect((await load()).before).toBeNull();
  // The last day of the period before, and the first.
  await send(first, 30);
  await send(first, 59, { status: 'under_review' }, 4);
  await send(second, 60);
  const late = await send(first, 40, {}, 20);
  const ctx = world.ctx(owner);
  await ctx.db
    .update(applicationMoves)
    .set({ createdAt: new Date(world.now.getTime() - 20 * day) })
    .where(eq(applicationMoves.applicationId, late.id));
  const elsewhere = await createHiring(world);
  await elsewhere.send(elsewhere.first, 40, { status: 'hired' }, 1);
  const { before } = await load();
  expect(before?.days).toEqual({ first: '2026-09-23', last: '2026-10-22' });
  expect(before?.views).toBeNull();
  expect(before?.applications).toMatchObject({
    applications: 3,
    under_review: 1,
    hired: 0,
    answered: 1,
    medianSeconds: (4 * day) / 1000,
  });
  const alone = await load({ postingId: second.id });
  expect(alone.before).toBeNull();
  const views = { companyId: company.id, postingId: first.id, source: 'direct' as const };
  await world.db.insert(postingDays).values([
    { ...views, day: '2026-09-22', opened: 100 },
    { ...views, day: '2026-09-23', opened: 7, started: 2 },
    { ...views, day: '2026-10-22', opened: 5 },
    { ...views, day: '2026-10-23', opened: 50 },
  ]);
  expect((await load()).before?.views).toEqual({ opened: 12, started: 2 });
  await world.db.delete(postingDays).where(eq(postingDays.day, '2026-09-22'));
  await world.db.delete(postingDays).where(eq(postingDays.day, '2026-09-23'));
  expect((await load()).before?.views).toBeNull();
});

test('CO-08 a removed posting keeps its row, which says that it has no page of its own', async () => {
  await using world = await createWorld();
  const { owner, first, second, send } = await createHiring(world);
  await send(first, 1);
  await send(second, 1);
  await world.db.update(postings).set({ state: 'removed' }).where(eq(postings.id, first.id));
  const loaded = await world.call(owner).analytics.load({});
  const rows = new Map(loaded.postings.map(({ id, isRemoved }) => [id, isRemoved]));
  expect([rows.get(first.id), rows.get(second.id)]).toEqual([true, false]);
});

test('CO-08 the report is a PDF with the figures of the page, for those who may see them', async () => {
  await using world = await createWorld();
  const { company, owner, first, send } = await createHiring(world);
  await send(first, 1, { status: 'hired', values: { source: 'alert' } }, 1);
  await send(first, 1, {}, 2);
  await send(first, 40);
  const bytes = await sendAnalyticsPdf(world.ctx(owner), { range: '30d', postingId: first.id });
  const { text, info, roles } = await readPdf(bytes);
  const flat = text.replaceAll(/\s+/gu, ' ');
  expect(info['Title']).toBe('Analytics');
  expect(roles).toContain('TH');
  for (const part of ['Hired 1 50%', 'Applications 2 1 +1', 'Job alerts', 'Page 1 of'])
    expect(flat).toContain(part);
  const interviewer = await world.member(company, 'interviewer');
  await expect(sendAnalyticsPdf(world.ctx(interviewer), {})).rejects.toMatchObject({
    refusal: 'FORBIDDEN',
  });
});
