import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { createCache } from '#server/cache.ts';
import type { Ctx } from '#server/context.ts';
import { LIVE_CHANNEL } from '#server/live/channels.ts';
import { createTexts } from '#server/texts/texts.ts';
import { useDatabase } from '#testing/database.ts';
import { importProblemText } from '#texts/import-problem-text.ts';
import { importPostings } from './import-postings.ts';

const database = useDatabase();
const now = new Date('2026-11-21T10:00:00Z');
const userId = '01990000-0000-7000-8000-000000000001';
const ctx = (actor: Actor = { kind: 'system' }, at = now) =>
  ({ actor, now: at, db: database.db, requestId: 'import', cache: createCache() }) as Ctx;
const rows = async (query: string) => (await database.pool.query(query)).rows;

type Options = { company?: string; asDraft?: boolean; isDryRun?: boolean; at?: Date };
function run(file: string | object[], { at, ...options }: Options = {}) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const input = {
    company: 'Bakery Ltd',
    asDraft: false,
    isDryRun: false,
    newPlan: 'starter' as const,
    ...options,
  };
  return importPostings(ctx({ kind: 'system' }, at), {
    ...input,
    bytes: new TextEncoder().encode(text),
  });
}
const t = createTexts().translate('en');
async function problemsOf(...asked: Parameters<typeof run>) {
  const result = await run(...asked);
  return result.ok ? [] : result.problems.map((problem) => importProblemText(t, problem));
}
const counts = (inserted: number, updated: number, unchanged: number) =>
  expect.objectContaining({
    companies: [expect.objectContaining({ inserted, updated, unchanged })],
  });

const two = [
  {
    id: 'a',
    title: 'Baker',
    description: 'Bread and Python',
    salary_min: 1,
    salary_max: 2,
    salary_currency: 'EUR',
    salary_period: 'hour',
  },
  { id: 'b', title: 'Cook', deadline: '2027-01-31', skills: 'Soup;Salad' },
];

beforeEach(() => database.pool.query('truncate companies cascade'));

describe('importPostings', () => {
  test('CO-02 postings are imported as active for an approved company', async () => {
    expect(await run(two)).toEqual({
      ok: true,
      companies: [
        {
          name: 'Bakery Ltd',
          status: 'approved',
          isNew: true,
          inserted: 2,
          updated: 0,
          unchanged: 0,
        },
      ],
      ignored: [],
      incomplete: 1,
    });
    expect(await rows('select name, slug, status, is_active from companies')).toEqual([
      { name: 'Bakery Ltd', slug: 'bakery-ltd', status: 'approved', is_active: true },
    ]);
    expect(
      await rows(
        'select source_ref, title, state, posted_at, skills, salary_min, is_complete, version from job_postings order by 1',
      ),
    ).toEqual([
      {
        source_ref: 'a',
        title: 'Baker',
        state: 'active',
        posted_at: now,
        skills: ['Python'],
        salary_min: '100',
        is_complete: true,
        version: 1,
      },
      {
        source_ref: 'b',
        title: 'Cook',
        state: 'active',
        posted_at: now,
        skills: ['Soup', 'Salad'],
        salary_min: null,
        is_complete: false,
        version: 1,
      },
    ]);
  });

  test('CO-02 a second import writes only changes and keeps what the company did since', async () => {
    await run(two);
    const before = await rows('select * from job_postings order by source_ref');
    const at = new Date('2026-12-01T00:00:00Z');
    expect(await run(two, { at })).toEqual(counts(0, 0, 2));
    expect(await rows('select * from job_postings order by source_ref')).toEqual(before);
    await database.pool.query(`update job_postings set state = 'closed' where source_ref = 'a'`);
    const changed = [
      { ...two[0], title: 'Head baker' },
      two[1] ?? {},
      { id: 'c', title: 'Waiter' },
    ];
    expect(await run(changed, { at, company: 'BAKERY LTD' })).toEqual(counts(1, 1, 1));
    expect(
      await rows(
        `select id, title, state, version, posted_at, updated_at from job_postings where source_ref = 'a'`,
      ),
    ).toEqual([
      {
        id: before[0].id,
        title: 'Head baker',
        state: 'closed',
        version: 2,
        posted_at: now,
        updated_at: at,
      },
    ]);
    expect(await rows('select from companies')).toHaveLength(1);
  });

  test('CO-02 requirements are imported with a posting, and a changed requirement counts as a change', async () => {
    const asked = { ...two[0], min_degree: 'bachelor', graduation_from: 2026 };
    await run([asked]);
    expect(await run([{ ...asked, needs_permit: 'yes', graduation_to: 2027 }])).toEqual(
      counts(0, 1, 0),
    );
    expect(
      await rows('select min_degree, batch_from, batch_to, needs_permit from job_postings'),
    ).toEqual([{ min_degree: 'bachelor', batch_from: 2026, batch_to: 2027, needs_permit: true }]);
  });

  test('CO-02 a single error prevents the import, and every error has its line number', async () => {
    const csv =
      'id,title,salary_min,salary_max,currency,period\n1,Baker,1,2,EUR,hour\n2,,1,2,EUR,hour\n1,Cook,3,2,EUR,day\n1,Cook';
    expect(await problemsOf(csv)).toEqual([
      'line 3: title is missing',
      'line 4: salary_period "day" is not one of: year, month, hour',
      'line 4: salary_max is lower than salary_min',
      'line 5: id 1 was already used on line 2',
    ]);
    expect(await rows('select from companies')).toEqual([]);
    expect(await problemsOf('id,title')).toEqual(['the file has no jobs']);
  });

  test('CO-02 when the database refuses the last posting, none is imported', async () => {
    await database.pool.query(
      `alter table job_postings add constraint no_cooks check (title <> 'Cook')`,
    );
    await expect(run(two)).rejects.toThrow();
    await database.pool.query('alter table job_postings drop constraint no_cooks');
    expect(await rows('select from companies')).toEqual([]);
  });

  test('CO-02 a dry run reports what would happen and changes nothing', async () => {
    await run([two[0] ?? {}]);
    const before = await rows('select * from job_postings');
    expect(await run([{ ...two[0], title: 'Other' }, two[1] ?? {}], { isDryRun: true })).toEqual(
      counts(1, 1, 0),
    );
    expect(await rows('select * from job_postings')).toEqual(before);
  });

  test('CO-02 drafts are imported unpublished', async () => {
    await run(two, { asDraft: true });
    expect(await rows('select distinct state, posted_at from job_postings')).toEqual([
      { state: 'draft', posted_at: null },
    ]);
  });

  test('CO-03 unlawful criteria prevent an import, and an import of drafts if the job is public', async () => {
    const unlawful = [
      { id: 'a', title: 'Baker', location: 'Leeds', description: 'Male bakers only.' },
    ];
    const refusal = [
      expect.stringMatching(/^line 1 \(item 1\): “.*” is a criterion the law doesn’t allow/u),
    ];
    expect(await problemsOf(unlawful)).toEqual(refusal);
    await run(two);
    const before = await rows('select * from job_postings');
    expect(await problemsOf(unlawful, { asDraft: true })).toEqual(refusal);
    expect(await rows('select * from job_postings')).toEqual(before);
    await database.pool.query(`update job_postings set state = 'closed'`);
    expect(await run(unlawful, { asDraft: true })).toEqual(counts(0, 1, 0));
  });

  test('CO-02 a posting can name its company; the same id at two companies means two postings', async () => {
    await database.pool.query(
      `insert into companies (id, name, slug, status) values ('${userId}', 'Old Mill', 'bakery-ltd', 'suspended')`,
    );
    const result = await run([
      { id: 1, title: 'Miller', company: 'old mill' },
      { id: 1, title: 'Baker' },
    ]);
    expect(result).toMatchObject({
      companies: [
        { name: 'Old Mill', status: 'suspended', isNew: false, inserted: 1 },
        { name: 'Bakery Ltd', status: 'approved', isNew: true, inserted: 1 },
      ],
    });
    expect(
      (await rows('select slug from companies order by slug')).map(({ slug }) => slug),
    ).toEqual(['bakery-ltd', 'bakery-ltd-2']);
  });

  test('CO-02 four concurrent imports of one file create one set of postings', async () => {
    const four = [1, 2, 3, 4];
    await Promise.all(four.map(() => database.pool.query('select pg_sleep(0.1)')));
    const results = await Promise.all(four.map(() => run(two)));
    expect(
      results.filter((result) => result.ok && result.companies[0]?.inserted === 2),
    ).toHaveLength(1);
    expect(
      results.filter((result) => result.ok && result.companies[0]?.unchanged === 2),
    ).toHaveLength(3);
    expect(await rows('select from companies')).toHaveLength(1);
    expect(await rows('select from job_postings')).toHaveLength(2);
  });

  test('CO-02 every process learns that the postings changed, except after a dry run', async () => {
    const client = new pg.Client({ connectionString: database.connectionString });
    await client.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await client.query(`listen ${LIVE_CHANNEL}`);
    await run(two, { isDryRun: true });
    await client.query('select 1');
    expect(heard).toEqual([]);
    await run(two);
    await expect
      .poll(async () => (await client.query('select 1'), heard))
      .toEqual([expect.stringContaining('postings')]);
    await client.end();
  });

  test.each<Actor>([
    { kind: 'visitor' },
    { kind: 'student', userId, sessionId: userId },
    { kind: 'member', userId, sessionId: userId, companyId: userId, role: 'owner' },
    { kind: 'admin', userId, sessionId: userId },
  ])('CO-02 only the command line imports: $kind is refused', async (actor) => {
    const input = {
      bytes: new TextEncoder().encode('[]'),
      company: 'x',
      asDraft: false,
      isDryRun: false,
      newPlan: 'starter' as const,
    };
    await expect(importPostings(ctx(actor), input)).rejects.toMatchObject({ refusal: 'FORBIDDEN' });
  });
});

const corpus = fileURLToPath(
  new URL(
    '../../../../../shared/data/job-postings/microsoft-careers/microsoft_careers_sample.json',
    import.meta.url,
  ),
);

describe('the corpus of real postings', () => {
  test('CO-02 all 182 are imported completely, with their category, level, place and skills', async ({
    annotate,
  }) => {
    if (!existsSync(corpus)) {
      await annotate('skipped: no corpus');
      return;
    }
    const bytes = readFileSync(corpus);
    const newPlan = 'enterprise' as const;
    const input = { bytes, company: 'Microsoft', asDraft: false, isDryRun: false, newPlan };
    expect(await importPostings(ctx(), input)).toEqual({
      ok: true,
      companies: [
        {
          name: 'Microsoft',
          status: 'approved',
          isNew: true,
          inserted: 182,
          updated: 0,
          unchanged: 0,
        },
      ],
      ignored: [],
      incomplete: 0,
    });
    expect(await importPostings(ctx(), input)).toEqual(counts(0, 0, 182));
    const tally = async (column: string) =>
      Object.fromEntries(
        (
          await rows(`select ${column} as key, count(*)::int as n from job_postings group by 1`)
        ).map(({ key, n }) => [key, n]),
      );
    expect(await tally('category')).toEqual({
      'Software Development': 129,
      'Product Management': 27,
      'Data Science': 14,
      Design: 7,
      DevOps: 5,
    });
    expect(await tally('level')).toEqual({
      'Entry Level': 31,
      '1-3 years': 30,
      '3-5 years': 33,
      Senior: 64,
      Lead: 24,
    });
    expect(await tally('location')).toEqual({ Washington: 181, California: 1 });
    expect(await tally("is_complete and duration = 'Full-time' and salary_min is null")).toEqual({
      true: 182,
    });
    expect(
      (await rows('select from job_postings where cardinality(skills) > 0')).length,
    ).toBeGreaterThan(175);
  });
});
