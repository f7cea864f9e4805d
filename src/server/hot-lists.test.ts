import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '#contract/page-context.ts';
import type { Actor } from '#domain/actor.ts';
import { recordStatements, type Statement } from '#testing/record-statements.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';
import { encodeCursor } from './paging/keyset.ts';

const many = 3_000;
const manyRows = 10_000;

const sizes = new Map<string, number>();
let world: World;
let student: Actor;
let recruiter: Actor;
let admin: Actor;
let conversationId: string;

beforeAll(async () => {
  world = await createWorld();
  const companies = [];
  for (let n = 0; n < 8; n++) companies.push(await world.company());
  const [company] = companies;
  if (company === undefined) throw new Error('There is a company.');
  const asha = await world.student();
  const mira = await world.member(company);
  [student, recruiter] = [asha, mira];
  const file = await world.file(asha);
  // Eight companies with this many postings, as wide as real ones, and applications each; every
  // hundredth is Asha's.
  await world.pool.query(
    `with all_of as (select c.id as company, n, gen_random_uuid() as id, $3::timestamptz - n * interval '1 minute' as at
       from unnest($1::uuid[]) c(id), generate_series(1, $2::int) n)
     insert into job_postings (company_id, id, title, description, primary_role, duration, skills, state, posted_at, created_at, updated_at)
     select company, id, 'Baker ' || n, repeat(md5(n::text), 20), 'Baker', 'Full-time', '{Bread}',
       case when n % 100 = 0 then 'closed' else 'active' end, at, at, at from all_of`,
    [companies.map(({ id }) => id), many, world.now],
  );
  await world.pool.query(
    `insert into users (id, name, email) select gen_random_uuid(), 'Person', n || '@example.test' from generate_series(1, 99) n`,
  );
  await world.pool.query(
    `with people as (select id, row_number() over () as n from users where email like '%@example.test' and id <> $1 limit 99),
       sent as (select *, row_number() over (partition by company_id order by posted_at) as n from job_postings)
     insert into job_applications (company_id, id, job_id, user_id, status, full_name, email, resume_file_id, created_at, updated_at)
     select company_id, gen_random_uuid(), sent.id, coalesce(people.id, $1), (array['pending', 'under_review', 'rejected'])[1 + sent.n % 3],
       'Person ' || sent.n, sent.n || '@example.test', $2, posted_at, posted_at
     from sent left join people on people.n = sent.n % 100`,
    [asha.userId, file.id],
  );
  await world.pool.query(
    `insert into application_moves (company_id, id, application_id, to_status, actor_kind, created_at)
     select company_id, gen_random_uuid(), id, 'pending', 'student', created_at from job_applications`,
  );
  await world.pool.query(
    `insert into notifications (user_id, id, data, created_at, read_at)
     select person, gen_random_uuid(),
       jsonb_build_object('kind', 'application.received', 'applicationId', $3::text, 'postingId', $3::text, 'postingTitle', 'Baker', 'studentName', 'Asha'),
       $4::timestamptz - n * interval '1 minute', case when n > 50 then now() end
     from (select unnest($1::uuid[]) union all (select id from users where email ~ '^[0-9]+@' limit 10)) of(person),
       generate_series(1, $2::int) n`,
    [[asha.userId, mira.userId], 5 * many, file.id, world.now],
  );
  admin = await world.admin();
  const { rows: own } = await world.pool.query(
    'select id from job_applications where company_id = $1 and user_id = $2 limit 1',
    [company.id, asha.userId],
  );
  conversationId = own[0].id;
  await world.pool.query(
    `insert into application_messages (company_id, id, application_id, author_id, author_kind, body, created_at)
     select $1, gen_random_uuid(), case when n % 20 = 0 then $2 else a.id end, $3, 'student', repeat(md5(n::text), 5), $4::timestamptz - n * interval '1 minute'
     from generate_series(1, 60000) n join (select id, row_number() over () as place from job_applications where company_id = $1) a on a.place = 1 + n % 3000`,
    [company.id, conversationId, asha.userId, world.now],
  );
  await world.pool.query('vacuum analyze');
  const { rows } = await world.pool.query<{ name: string; rows: number }>(
    "select relname as name, reltuples::int as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  for (const row of rows) sizes.set(row.name, row.rows);
}, 120_000);
afterAll(() => world?.[Symbol.asyncDispose]());

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

async function planOf({ text, values }: Statement): Promise<Node> {
  const { rows } = await world.pool.query(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  return rows[0]['QUERY PLAN'][0].Plan;
}

const blocksOf = (node: Node) => node['Shared Hit Blocks'] + node['Shared Read Blocks'];
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
/** How the long tables are read, and whether there is a sort. */
const shapeOf = (node: Node) =>
  nodesOf(node)
    .filter((each) => each['Node Type'].includes('Sort') || isLong(each))
    .map((each) => `${each['Node Type']} ${each['Index Name'] ?? each['Relation Name'] ?? ''}`);
const isLong = (node: Node) => (sizes.get(node['Relation Name'] ?? '') ?? 0) > manyRows;

const scansOfMany = (plan: Node) =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && isLong(node))
    .map((node) => node['Relation Name']);

async function farCursor(rowsAbove: number, list: string, of: string): Promise<string> {
  const { rows } = await world.pool.query<{ at: Date; id: string }>(
    `${list} order by 1 desc, 2 desc offset ${rowsAbove} limit 1`,
    [of],
  );
  if (rows[0] === undefined) throw new Error('The list is not that long.');
  return encodeCursor(rows[0]);
}

type List = {
  name: string;
  actor: () => Actor;
  /** Matches the statement that reads the page among those of the call. */
  page: RegExp;
  ask: (api: ApiClient, paging?: { after?: string; limit?: number }) => Promise<unknown>;
  far: () => Promise<string>;
};
const userId = (actor: Actor) => ('userId' in actor ? actor.userId : '');
const companyId = (actor: Actor) => ('companyId' in actor ? actor.companyId : '');

const lists: List[] = [
  {
    name: 'the open postings',
    actor: () => visitor,
    page: /order by "job_postings"."posted_at"/u,
    ask: (api, paging) => api.posting.list({ ...paging }),
    far: () =>
      farCursor(
        20_000,
        "select posted_at as at, id from job_postings where state = 'active' and company_id <> $1",
        userId(student),
      ),
  },
  {
    name: 'the received applications',
    actor: () => recruiter,
    page: /order by "job_applications"."created_at"/u,
    ask: (api, paging) => api.application.listReceived({ ...paging }),
    far: () =>
      farCursor(
        2_500,
        'select created_at as at, id from job_applications where company_id = $1',
        companyId(recruiter),
      ),
  },
  {
    name: 'the applications of a student',
    actor: () => student,
    page: /order by "job_applications"."created_at"/u,
    ask: (api, paging) => api.application.listOwn({ ...paging }),
    far: () =>
      farCursor(
        200,
        'select created_at as at, id from job_applications where user_id = $1',
        userId(student),
      ),
  },
  {
    name: 'the notifications',
    actor: () => recruiter,
    page: /order by "notifications"."created_at"/u,
    ask: (api, paging) => api.notification.list({ ...paging }),
    far: () =>
      farCursor(
        12_000,
        'select created_at as at, id from notifications where user_id = $1',
        userId(recruiter),
      ),
  },
  {
    name: 'the messages of a conversation',
    actor: () => recruiter,
    page: /order by "application_messages"."created_at"/u,
    ask: (api, paging) =>
      api.application.listMessages({ applicationId: conversationId, ...paging }),
    far: () =>
      farCursor(
        2_000,
        'select created_at as at, id from application_messages where application_id = $1',
        conversationId,
      ),
  },
];

/** The admin list counts the postings of all companies on purpose; only its page must be fast. */
const pages: List[] = [
  ...lists,
  ...([undefined, 'active', 'inactive'] as const).map((status) => ({
    name: `the ${status ?? 'postings'} of all companies`,
    actor: () => admin,
    page: /order by "job_postings"."created_at"/u,
    ask: (api: ApiClient, paging?: { after?: string; limit?: number }) =>
      api.posting.listAsAdmin({ status, ...paging }),
    far: () =>
      farCursor(
        status === 'inactive' ? 100 : 20_000,
        `select created_at as at, id from job_postings where company_id <> $1 and state ${status === 'inactive' ? '=' : '<>'} 'closed'`,
        userId(student),
      ),
  })),
];

test.each(lists)('PERF-05 no statement of $name scans a long table completely', async (list) => {
  const after = await list.far();
  for (const place of [undefined, { after }]) {
    const statements = await recordStatements(world, list.actor(), (api) => list.ask(api, place));
    expect(statements.length).toBeGreaterThan(1);
    for (const statement of statements) {
      expect(scansOfMany(await planOf(statement)), statement.text).toEqual([]);
    }
  }
});

test.each(pages)(
  'PERF-05 a page far down $name has the plan of the first page and reads no more',
  async (list) => {
    const after = await list.far();
    const [near, far] = await Promise.all(
      [undefined, { after }].map(async (place) => {
        const statements = await recordStatements(world, list.actor(), (api) =>
          list.ask(api, place),
        );
        const page = statements.find(({ text }) => list.page.test(text));
        if (page === undefined) throw new Error('The page is read by one of the statements.');
        return planOf(page);
      }),
    );
    if (!near || !far) throw new Error('There are two plans.');
    expect(shapeOf(far)).toEqual(shapeOf(near));
    expect(shapeOf(near).length).toBeGreaterThan(0);
    expect(shapeOf(near).join()).not.toContain('Sort');
    expect(blocksOf(far)).toBeLessThan(1.5 * blocksOf(near) + 5);
    expect(blocksOf(far)).toBeLessThan(200);
  },
);

test('PERF-09 neither the board nor a page far down a column scans a long table completely', async () => {
  const after = await farCursor(
    900,
    "select created_at as at, id from job_applications where status = 'pending' and company_id = $1",
    companyId(recruiter),
  );
  const column = { status: 'pending' as const };
  const plans = async (ask: (api: ApiClient) => Promise<unknown>) =>
    Promise.all((await recordStatements(world, recruiter, ask)).map(planOf));
  const board = await plans((api) => api.application.listBoard({}));
  const near = await plans((api) => api.application.listCards(column));
  const far = await plans((api) => api.application.listCards({ ...column, after }));
  for (const plan of [...board, ...near, ...far]) expect(scansOfMany(plan)).toEqual([]);
  const [first, deep] = [near[0], far[0]];
  if (!first || !deep) throw new Error('There are two plans.');
  expect(shapeOf(deep)).toEqual(shapeOf(first));
  expect(blocksOf(deep)).toBeLessThan(1.5 * blocksOf(first) + 5);
});

test('PERF-05 status, posting and name filter the received applications within the company', async () => {
  const { rows } = await world.pool.query(
    'select id from job_postings where company_id = $1 limit 1',
    [companyId(recruiter)],
  );
  const filters = [
    { status: 'rejected' as const },
    { postingId: rows[0].id as string },
    { search: 'Person 19999' },
    { search: 'nobody' },
  ];
  for (const filter of filters) {
    const statements = await recordStatements(world, recruiter, (api) =>
      api.application.listReceived(filter),
    );
    for (const statement of statements) {
      const plan = await planOf(statement);
      expect(scansOfMany(plan), JSON.stringify(filter) + statement.text).toEqual([]);
    }
  }
});

test.each(lists)(
  'PERF-05 $name take the same number of statements for 1, 10 and 50 rows, at most eight',
  async (list) => {
    const counts = [];
    for (const limit of [1, 10, 50]) {
      const statements = await recordStatements(world, list.actor(), (api) =>
        list.ask(api, { limit }),
      );
      counts.push(statements.length);
    }
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeLessThanOrEqual(8);
  },
);
