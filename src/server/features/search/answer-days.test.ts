import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordStatements } from '#testing/record-statements.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';

let world: World;
const day = 86_400_000;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

/**
 * A company whose applications were answered after these numbers of days, newest answer last; null
 * means unanswered.
 */
async function companyOf(name: string, days: (number | null)[]) {
  const company = await world.company({ name });
  const posting = await world.posting(company, { title: `${name} clerk`, skills: [] });
  for (const [index, took] of days.entries()) {
    const answeredAt = new Date(world.now.getTime() - (days.length - index) * 60_000);
    const firstAnsweredAt = took === null ? null : answeredAt;
    const createdAt = new Date(answeredAt.getTime() - (took ?? 90) * day);
    const student = await world.student();
    await world.application({ posting, student, values: { firstAnsweredAt, createdAt } });
  }
  return posting;
}

const shown = async (q: string) => {
  const { items } = await world.call().search.list({ q });
  return items.map(({ answerDays }) => answerDays);
};

test.each<[string, (number | null)[], number | null]>([
  ['Fast', [0.1, 0.2, 0.1, 0.3, 20], 1],
  ['Even', [2, 2.5, 3.5, 40, 3.5, 1], 3],
  ['Half', [1.5, 1.5, 1.5, 1.5, 1.5], 2],
  ['Slow', [30, 30, 2, 31, 29, null, null], 30],
  ['Seldom', [1, 1, 1, 1], null],
  ['Silent', [null, null, null, null, null, null], null],
])(
  'JOBS-01 the company %s whose answers took %j days shows a response time of %j',
  async (name, days, said) => {
    const posting = await companyOf(name, days);
    expect(await shown(`"${name} clerk"`)).toEqual([said]);
    const whole = await world.call().search.load({ postingId: posting.id });
    expect(whole.answerDays).toBe(said);
  },
);

test('JOBS-01 a company’s response time counts its last hundred responses across all postings', async () => {
  const posting = await companyOf('Busy', [30]);
  const company = { id: posting.companyId };
  const others = await Promise.all(
    Array.from({ length: 102 }, () => world.posting(company, { state: 'closed' })),
  );
  await world.pool.query(
    `insert into job_applications
     select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'job_id', other.id, 'first_answered_at', a.first_answered_at + n * interval '1 second',
       'created_at', a.first_answered_at + n * interval '1 second' - case when n <= 51 then interval '30 days' else interval '2 days' end))).*
     from job_applications a, unnest($2::uuid[]) with ordinality other (id, n) where a.job_id = $1`,
    [posting.id, others.map(({ id }) => id)],
  );
  expect(await shown('"Busy clerk"')).toEqual([2]);
});

test('PERF-05 response times are read from an index, in one statement for all companies of a page', async () => {
  await world.pool.query('vacuum analyze job_applications');
  const statements = await recordStatements(world, visitor, (api) =>
    api.search.list({ q: 'clerk' }),
  );
  const about = statements.filter(({ text }) => text.includes('first_answered_at'));
  expect(about).toHaveLength(1);
  const [{ text, values } = { text: '', values: [] }] = about;
  const client = await world.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
    );
    const { rows } = await client.query(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Limit.*\n.*Index Only Scan using job_applications_answered/u);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
