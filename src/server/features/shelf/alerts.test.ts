import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { createWorld, type World } from '#testing/world.ts';
import { leaveAlerts } from './leave-alerts.ts';
import { sendAlerts } from './send-alerts.ts';

const dayMs = 86_400_000;
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

const shelf = () => world.call(student).shelf;
const keep = (alert: 'off' | 'daily' | 'weekly', query = `q=${word}`) =>
  shelf().createSearch({ name: `All ${word}`, query, alert });

async function post(title = `${word} wanted`, name?: string) {
  const company = await world.company(name === undefined ? {} : { name });
  const posting = await world.posting(company, {
    title,
    postedAt: new Date(world.now.getTime() + 1),
  });
  await indexPostings(world.ctx(), [posting.id]);
  return posting;
}

/** The mails to the student so far. */
async function mails(): Promise<{ subject: string; text: string; unsubscribeUrl: string }[]> {
  const { rows } = await world.pool.query(
    `select data->'mail' as mail from tasks.job where name = 'mail.send' and data->'mail'->>'to' = $1 order by created_on`,
    [student.email],
  );
  return rows.map((row) => row.mail);
}

async function passDays(days: number) {
  world.passTime(days * dayMs + 1000);
  await sendAlerts(world.ctx());
}

test('STJ-01 an alert tells once a day of what is new, in one mail for all searches, and never of one posting twice', async () => {
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

test('REL-14 three processes that send at once send one mail', async () => {
  await keep('daily');
  await post();
  world.passTime(dayMs + 1000);
  await Promise.all([1, 2, 3].map(() => sendAlerts(world.ctx())));
  expect(await mails()).toHaveLength(1);
});

test('REL-14 after three days down one mail tells of everything, and the next comes at the usual hour', async () => {
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

test('STJ-01 nobody is told of what was hidden, of what was applied to, or without wanting it', async () => {
  await keep('off');
  await post();
  await passDays(8);
  expect(await mails()).toEqual([]);
  await keep('weekly');
  const posting = await post();
  await post(`Junior ${word}`, `Acme ${word}`);
  const applied = await post(`Chief ${word}`);
  await world.application({ posting: applied, student });
  await shelf().setHidden({ kind: 'posting', target: posting.id, isHidden: true });
  await shelf().setHidden({ kind: 'company', target: `ACME ${word}`, isHidden: true });
  await passDays(7);
  expect(await mails()).toEqual([]);
});

test('STJ-01 one click on the link of an alert ends all alerts and keeps the searches', async () => {
  const { id } = await keep('daily');
  await post();
  await passDays(1);
  const [mail] = await mails();
  const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
  expect(await leaveAlerts(world.ctx(), `${token}x`)).toBe(false);
  expect(await leaveAlerts(world.ctx(), token)).toBe(true);
  expect(await leaveAlerts(world.ctx(), token)).toBe(true);
  const { kept } = await shelf().listSearches({});
  expect(kept.map((search) => [search.id, search.alert])).toEqual([[id, 'off']]);
  await post(`Junior ${word}`);
  await passDays(1);
  expect(await mails()).toHaveLength(1);
});

test('STJ-01 an account that is switched off is mailed nothing', async () => {
  await keep('daily');
  await post();
  await world.pool.query('update profiles set is_active = false where id = $1', [student.userId]);
  await passDays(1);
  expect(await mails()).toEqual([]);
});
