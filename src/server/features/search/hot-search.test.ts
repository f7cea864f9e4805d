import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchInput } from '#contract/search.ts';
import type { Ctx } from '#server/context.ts';
import { recordStatements, type Statement } from '#testing/record-statements.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';
import { findPage } from './find-page.ts';
import { indexSegments } from './index-segments.ts';
import { upsertChanges } from './search-segment.store.ts';

const many = 20_000;
let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.pool.query(
    `insert into posting_search (posting_id, source, company_name, title_key, posted_at, deadline, category, type, level, city, country, is_remote, workplace,
       salary_min, salary_max, skill_ids, head)
     select gen_random_uuid(), 'firstrung', 'Company ' || n % 500, title, $1::timestamptz - n * interval '1 minute',
       case when n % 50 = 0 then $1::timestamptz + n * interval '1 minute' end, n % 8, n % 5, n % 6, 'city ' || n % 300, 'IN', n % 9 = 0, case when n % 9 = 0 then 0 else 2 end, n * 100, n * 200, '{}',
       setweight(to_tsvector('head', title), 'A')
     from (select n, 'kind' || n % 400 || ' worker' as title from generate_series(1, $2::int) n) made`,
    [world.now, many],
  );
  await world.pool.query(
    `insert into search_words (word, postings) select md5(n::text), n from generate_series(1, $1::int) n`,
    [many],
  );
  await world.pool.query(
    `insert into search_titles (kind, key, title, postings) select 'title', 'title ' || n, 'Title ' || n, n from generate_series(1, $1::int) n`,
    [many],
  );
  await world.pool.query(
    'insert into search_changes (posting_id) select posting_id from posting_search',
  );
  await indexSegments(world.ctx({ kind: 'system' }));
  await world.pool.query('vacuum analyze');
}, 60_000);
afterAll(() => world?.[Symbol.asyncDispose]());

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/**
 * The large tables that a call scans sequentially. The tables of recent changes are small, and a
 * segment holds many postings.
 */
async function readWhole(ask: Parameters<typeof recordStatements>[2]): Promise<string[]> {
  const statements = await recordStatements(world, visitor, ask);
  expect(statements.length).toBeGreaterThan(0);
  const whole: string[] = [];
  for (const { text, values } of statements) {
    // Cached for ten seconds for everyone: the number of open postings per combination.
    if (/where \([^()]*\) group by 1, 2, 3, 4, 5/u.test(text)) continue;
    const { rows } = await world.pool.query(`explain (format json) ${text}`, values);
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan as Node))
      if (
        node['Node Type'] === 'Seq Scan' &&
        /^(?:posting_|search_(?!changes|segments))/u.test(node['Relation Name'] ?? '')
      )
        whole.push(`${node['Relation Name']}: ${text}`);
  }
  return whole;
}

test('PERF-05 the bitmap plan expects few expired postings, even if all have a deadline and the plan is generic', async () => {
  const undone = new Error('undone');
  const work = world.db.transaction(async (db) => {
    await db.execute(`update posting_search set deadline = posted_at + interval '1 year'`);
    await db.execute('analyze posting_search');
    const source = await db.execute<{ text: string }>(
      `select prosrc as text from pg_proc where proname = 'search_in_segments'`,
    );
    const over = /array\((SELECT posting_id FROM posting_search WHERE [^)]*) at\)/u.exec(
      source.rows[0]?.text ?? '',
    )?.[1];
    const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      `explain (generic_plan, format json) ${over} $1::timestamptz`,
    );
    expect(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeLessThan(many / 100);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
});

test.each<SearchInput>([
  {},
  { page: 400 },
  { sort: 'date', page: 450 },
  { sort: 'salary' },
  { sort: 'company' },
  { category: ['Design'], level: ['Lead'] },
  { q: 'kind17' },
  { q: 'kind17 worker' },
  { q: 'kind17', category: ['Design'], workplace: ['remote'], sort: 'salary' },
  { q: 'kind1', sort: 'date', page: 3 },
  { location: 'City 12' },
  { company: 'Company 12' },
  { deadline: 3 },
  { q: 'wrod123' },
])('PERF-05 the search %j scans no large table sequentially', async (input) => {
  expect(await readWhole((api) => api.search.list(input))).toEqual([]);
});

test.each<SearchInput>([
  { q: 'kind17' },
  { q: 'kind17', page: 3 },
  { q: 'kind17', page: 40 },
  { q: 'worker', type: ['Full-time'], page: 5 },
  { q: 'kind17 worker', category: ['Design'] },
  { q: 'kind17', sort: 'date', level: ['Lead', 'Senior'] },
  { q: 'kind17', sort: 'salary', workplace: ['remote'] },
  { q: 'kind17', sort: 'company' },
  { q: '-kind17', type: ['Contract'] },
  { location: 'City 12', page: 2 },
  { deadline: 3, salaryMin: 1 },
  { q: 'kind17', source: ['firstrung', 'other'] },
  { q: 'kind17', source: ['other'] },
])('JOBS-01 the page of %j is the same with cached and freshly computed counts', async (input) => {
  const ctx = world.ctx(visitor);
  const counted = await findPage(ctx, input);
  const kept = await findPage(ctx, input);
  expect(kept).toEqual(counted);
});

test('JOBS-01 title matches come first in any result; with a pay filter, only among the newest thousand of ten thousand', async () => {
  const { rows } = await world.pool.query<{ id: string }>(
    'select posting_id as id from posting_search order by posted_at desc, posting_id desc',
  );
  const ids = rows.map(({ id }) => id);
  const low = [ids[998], ids[1_001], ids[5_000]];
  await world.pool.query(
    `update posting_search set head = setweight(to_tsvector('head', title_key), 'C') where posting_id = any($1)`,
    [low],
  );
  await upsertChanges(
    world.ctx(),
    low.flatMap((id) => id ?? []),
  );
  const ctx = world.ctx(visitor);
  const find = async (page: number, filter: SearchInput = {}) =>
    (await findPage(ctx, { q: 'worker ', page, ...filter })).ids;
  const high = ids.filter((id) => !low.includes(id));
  expect(await find(1)).toEqual(high.slice(0, 20));
  expect(await find(50)).toEqual(high.slice(980, 1_000));
  expect(await find(500)).toEqual(high.slice(9_980, 10_000));
  expect(await find(501)).toEqual(await find(500));
  const paid = { salaryMin: 1 };
  expect(await find(1, paid)).toEqual(ids.slice(0, 20));
  expect(await find(50, paid)).toEqual([...ids.slice(980, 998), ids[999], ids[998]]);
  expect(await find(51, paid)).toEqual(ids.slice(1_000, 1_020));
});

test('PERF-05 a page by date continues where the previous page ended', async () => {
  const { rows } = await world.pool.query<{ id: string }>(
    'select posting_id as id from posting_search order by posted_at desc, posting_id desc limit 9000',
  );
  const ids = rows.map(({ id }) => id);
  const pageOf = (page: number) => ids.slice((page - 1) * 20, page * 20);
  const ctx = world.ctx(visitor);
  const pages = [400, 401, 2, 403, 400, 1, 402, 3];
  for (const page of pages) {
    expect((await findPage(ctx, { sort: 'date', page })).ids).toEqual(pageOf(page));
  }
  const reads = await recordFind(ctx, { sort: 'date', page: 404 });
  expect(reads.at(-1)?.text).toContain('(posted_at, posting_id) <');
  expect(reads.at(-1)?.values.at(-1)).toBe(0);
  // Another search does not use this position.
  expect(
    (await recordFind(ctx, { sort: 'date', page: 404, workplace: ['remote'] })).at(-1)?.text,
  ).not.toContain('(posted_at, posting_id) <');
});

async function recordFind(ctx: Ctx, input: SearchInput): Promise<Statement[]> {
  const statements: Statement[] = [];
  const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
  const db = drizzle(world.pool, { logger: { logQuery } }) as Ctx['db'];
  await findPage({ ...ctx, db }, input);
  return statements;
}

test.each(['t', 'title 12', 'js'])(
  'PERF-05 suggestions for %j scan no large table sequentially',
  async (q) => {
    expect(await readWhole((api) => api.search.suggest({ q }))).toEqual([]);
  },
);
