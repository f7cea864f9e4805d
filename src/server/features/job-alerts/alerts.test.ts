import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseResponse } from '#domain/external-jobs/parse-response.ts';
import { dayMs } from '#domain/time.ts';
import { saveExternal } from '#server/features/external-jobs/save-external.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { createWorld, type World } from '#testing/world.ts';
import { insertAlerted, loadKnownPostings } from './job-alert.store.ts';
import { sendJobAlerts, unsubscribeAlerts } from './job-alerts.ts';

let world: World;
let student: Awaited<ReturnType<World['student']>>;
let word: string;
let count = 0;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => {
  student = await world.student();
  word = `Zythologist${'abcdefghijklmnopqrst'[count++]}`;
});

const savedJobs = () => world.call(student).savedJobs;
const jobAlerts = () => world.call(student).jobAlerts;
const keep = (alert: 'off' | 'daily' | 'weekly', query = `q=${word}`) =>
  jobAlerts().createSearch({ name: `All ${word}`, query, alert });

async function post(title = `${word} wanted`, name?: string) {
  const company = await world.company(name === undefined ? {} : { name });
  const posting = await world.posting(company, {
    title,
    postedAt: new Date(world.now.getTime() + 1),
  });
  await indexPostings(world.ctx(), [posting.id]);
  return posting;
}

async function mails(): Promise<{ subject: string; text: string; unsubscribeUrl: string }[]> {
  const { rows } = await world.pool.query(
    `select data->'mail' as mail from tasks.job where name = 'mail.send' and data->'mail'->>'to' = $1 order by created_on`,
    [student.email],
  );
  return rows.map((row) => row.mail);
}

async function passDays(days: number) {
  world.passTime(days * dayMs + 1000);
  await sendJobAlerts(world.ctx());
}

test('STJ-01 alerts for all searches arrive in one daily mail and never repeat a posting', async () => {
  await keep('daily');
  await keep('daily', `q=${word}+wanted`);
  await post();
  await post(`Senior ${word}`);
  await passDays(0.5);
  expect(await mails()).toEqual([]);
  await passDays(0.5);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('2 new jobs for you');
  expect(mail?.text).toContain(`${word} wanted at`);
  await passDays(1);
  expect(await mails()).toHaveLength(1);
  await post(`Junior ${word}`);
  await passDays(1);
  const [, second] = await mails();
  expect(second?.subject).toBe('1 new job for you');
  expect(second?.text).not.toContain('wanted at');
});

test('REL-14 three processes that send concurrently send one mail', async () => {
  await keep('daily');
  await post();
  world.passTime(dayMs + 1000);
  await Promise.all([1, 2, 3].map(() => sendJobAlerts(world.ctx())));
  expect(await mails()).toHaveLength(1);
});

test('REL-14 an alert that fails delays nobody else’s, and is sent on the next run', async () => {
  const [failing, other] = [student, await world.student()];
  for (student of [failing, other]) await keep('daily');
  await post();
  world.passTime(dayMs + 1000);
  const ctx = world.ctx();
  const add = async (...args: unknown[]) => {
    if (JSON.stringify(args[2]).includes(failing.email)) throw new Error('takes no task');
    return Reflect.apply(ctx.tasks.add, ctx.tasks, args);
  };
  await sendJobAlerts({ ...ctx, tasks: { ...ctx.tasks, add } as typeof ctx.tasks });
  expect(await mails()).toHaveLength(1);
  student = failing;
  expect(await mails()).toEqual([]);
  await sendJobAlerts(world.ctx());
  expect(await mails()).toHaveLength(1);
});

test('REL-14 after a three-day outage one mail covers everything, and the next comes at the usual hour', async () => {
  await keep('daily');
  await post();
  await passDays(3);
  expect(await mails()).toHaveLength(1);
  await post(`Junior ${word}`);
  await passDays(0.5);
  expect(await mails()).toHaveLength(1);
  await passDays(0.5);
  expect(await mails()).toHaveLength(2);
});

test('STJ-01 no alert includes hidden postings or those applied to, or goes to someone who did not ask for it', async () => {
  await keep('off');
  await post();
  await passDays(8);
  expect(await mails()).toEqual([]);
  await keep('weekly');
  const posting = await post();
  await post(`Junior ${word}`, `Acme ${word}`);
  const applied = await post(`Chief ${word}`);
  await world.application({ posting: applied, student });
  await savedJobs().setHidden({ kind: 'posting', target: posting.id, isHidden: true });
  await savedJobs().setHidden({ kind: 'company', target: `ACME ${word}`, isHidden: true });
  await passDays(7);
  expect(await mails()).toEqual([]);
});

test('STJ-01 one click on an alert’s link ends all alerts and keeps the searches', async () => {
  const { id } = await keep('daily');
  await post();
  await passDays(1);
  const [mail] = await mails();
  const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
  expect(await unsubscribeAlerts(world.ctx(), `${token}x`)).toBe(false);
  expect(await unsubscribeAlerts(world.ctx(), token)).toBe(true);
  expect(await unsubscribeAlerts(world.ctx(), token)).toBe(true);
  const { kept } = await jobAlerts().listSearches({});
  expect(kept.map((search) => [search.id, search.alert])).toEqual([[id, 'off']]);
  await post(`Junior ${word}`);
  await passDays(1);
  expect(await mails()).toHaveLength(1);
});

/** Adds an external posting, fetched now, that was posted this many days ago. */
async function addExternal(title: string, daysAgo: number, { source = 'lever', ref = title } = {}) {
  const postings = parseResponse(
    'lever',
    [
      {
        id: ref,
        text: title,
        hostedUrl: `https://jobs.lever.co/acme/${encodeURIComponent(ref)}`,
        categories: { location: 'Pune' },
        createdAt: world.now.getTime() - daysAgo * dayMs,
      },
    ],
    {
      board: { name: 'acme', company: 'Acme Foods' },
      now: world.now,
      most: 10,
      toMarkdown: (html) => html,
    },
  ).postings;
  await saveExternal(world.ctx(), { source, board: null, postings, isWhole: false });
}

test('STJ-01 an external posting older than the saved search but first seen later is mailed once', async () => {
  await addExternal(`${word} seen before`, 1);
  world.passTime(1000);
  await keep('daily');
  await addExternal(`${word} seen before`, 1);
  await passDays(1);
  expect(await mails()).toEqual([]);
  await addExternal(`${word} seen later`, 40);
  await passDays(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('1 new job for you');
  expect(mail?.text).toContain(`${word} seen later at Acme Foods`);
  await addExternal(`${word} seen later`, 40);
  await passDays(1);
  expect(await mails()).toHaveLength(1);
});

test('STJ-01 a posting already mailed is not new when another source adds or replaces it', async () => {
  await addExternal(`${word} twice`, 1, { source: 'remotive' });
  world.passTime(1000);
  await keep('daily');
  await addExternal(`${word} twice`, 0, { source: 'lever', ref: 'another' });
  await passDays(1);
  expect(await mails()).toEqual([]);
  await addExternal(`${word} new`, 5, { source: 'remotive' });
  await passDays(1);
  expect(await mails()).toHaveLength(1);
  await addExternal(`${word} new`, 0, { source: 'lever', ref: 'nearer' });
  await passDays(1);
  expect(await mails()).toHaveLength(1);
});

test('STJ-01 a posting is mailed when its company is approved, but not when it is closed and reopened', async () => {
  const open = await post(`${word} open before`);
  const waiting = await world.company({ status: 'pending' });
  const hidden = await world.posting(waiting, {
    title: `${word} waits`,
    postedAt: new Date(world.now.getTime() - 10 * dayMs),
  });
  await indexPostings(world.ctx(), [hidden.id]);
  world.passTime(1000);
  await keep('daily');
  const owner = await world.member({ id: open.companyId }, 'owner');
  const api = world.call(owner).posting;
  await api.move({ postingId: open.id, to: 'closed', version: 1 });
  world.passTime(1000);
  await api.move({ postingId: open.id, to: 'active', version: 2 });
  await passDays(1);
  expect(await mails()).toEqual([]);
  const admin = await world.admin();
  await world.call(admin).company.move({ companyId: waiting.id, to: 'approved', version: 1 });
  await passDays(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`${word} waits`);
  expect(mail?.text).not.toContain('open before');
  const next = await world.admin();
  await world.call(next).company.move({ companyId: waiting.id, to: 'suspended', version: 2 });
  world.passTime(1000);
  await world.call(next).company.move({ companyId: waiting.id, to: 'approved', version: 3 });
  await passDays(1);
  expect(await mails()).toHaveLength(1);
});

test('STJ-01 a posting committed while an alert runs is included in the next one', async () => {
  await keep('daily');
  world.passTime(dayMs + 1000);
  const late = { ...world.ctx(), now: new Date(world.now.getTime() - 60_000) };
  await sendJobAlerts(world.ctx());
  const company = await world.company();
  const posting = await world.posting(company, { title: `${word} late`, postedAt: late.now });
  await indexPostings(late, [posting.id]);
  await passDays(1);
  expect(await mails()).toHaveLength(1);
});

test('STJ-01 a posting that is indexed days after it opened is in the next mail', async () => {
  await keep('daily');
  const company = await world.company();
  world.passTime(1000);
  const posting = await world.posting(company, { title: `${word} late`, postedAt: world.now });
  await world.pool.query('delete from posting_search where posting_id = $1', [posting.id]);
  await passDays(3);
  expect(await mails()).toEqual([]);
  await indexPostings(world.ctx(), [posting.id]);
  await passDays(1);
  expect(await mails()).toHaveLength(1);
  await passDays(1);
  expect(await mails()).toHaveLength(1);
});

test('STJ-01 one mail covers more new postings than fit on several pages, and lists twenty', async () => {
  await keep('daily');
  const company = await world.company();
  const made = await Promise.all(
    Array.from({ length: 125 }, (_, n) =>
      world.posting(company, {
        title: `${word} ${n}`,
        postedAt: new Date(world.now.getTime() + 1),
      }),
    ),
  );
  await indexPostings(
    world.ctx(),
    made.map(({ id }) => id),
  );
  await passDays(1);
  const [mail] = await mails();
  expect(mail?.subject).toBe('125 new jobs for you');
  expect(mail?.text).toContain('105 more jobs are waiting');
  await passDays(1);
  expect(await mails()).toHaveLength(1);
});

test('STJ-01 an alert ignores how old a posting may be: a posting seen late is new', async () => {
  await keep('daily', `q=${word}&posted=1`);
  world.passTime(1000);
  await addExternal(`${word} old`, 20);
  await passDays(1);
  expect(await mails()).toHaveLength(1);
});

test('STJ-01 turning alerts on does not report postings from before', async () => {
  const { id, version } = await keep('off');
  await addExternal(`${word} meanwhile`, 3);
  world.passTime(1000);
  await jobAlerts().updateSearch({ searchId: id, name: 'x', alert: 'daily', version });
  await passDays(1);
  expect(await mails()).toEqual([]);
  await addExternal(`${word} afterwards`, 3);
  await passDays(1);
  expect(await mails()).toHaveLength(1);
});

test('STJ-01 an inactive account receives no mail', async () => {
  await keep('daily');
  await post();
  await world.pool.query('update profiles set is_active = false where id = $1', [student.userId]);
  await passDays(1);
  expect(await mails()).toEqual([]);
});

test('STJ-01 tens of thousands of new postings are recorded and known', async () => {
  const posting = await world.posting(await world.company());
  // One statement with a parameter for each value takes at most 65,535 of them.
  const many = 22_000;
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into job_postings (id, company_id, title, state)
     select uuidv7(), company_id, title, 'draft'
     from job_postings, generate_series(1, $2::int) where id = $1 returning job_postings.id`,
    [posting.id, many],
  );
  const ids = rows.map(({ id }) => id);
  await insertAlerted(world.ctx(), student.userId, ids);
  const asked = [posting.id, ...ids, ...Array.from({ length: 50_000 }, () => uuid())];
  expect(await loadKnownPostings(world.ctx(), student.userId, asked)).toEqual(new Set(ids));
});
