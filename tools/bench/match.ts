import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { PostingFacts, StudentFacts } from '#domain/match/match-facts.ts';
import { occupations, nearnessOf } from '#domain/occupation/occupation-of.ts';
import type { Ctx } from '#server/context.ts';
import { openPool } from '#server/db/open-pool.ts';
import { countEligibleStudents } from '#server/features/match/eligible.store.ts';
import { loadBestPostings, pageBestStudents } from '#server/features/match/ranking.store.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { databaseUrl, onServer, startDatabaseServer } from '#testing/database-server.ts';
import { median, type Row, writeFigures } from './figures.ts';

const rounds = 15;
const skillNames = ['React', 'TypeScript', 'SQL', 'Docker', 'Python', 'Git'];

const posting: PostingFacts = {
  skills: skillNames,
  occupation: occupations.indexOf('Full stack'),
  level: '1-3 years',
  isInternship: false,
  place: { text: 'c3', city: 'c3', country: 'IN' },
  isRemote: false,
  salary: { min: 500_000, max: 900_000 },
  deadline: null,
  minDegree: null,
  batchFrom: null,
  batchTo: null,
  needsPermit: false,
  skillBadge: null,
};
const scope = {
  companyId: crypto.randomUUID(),
  userId: crypto.randomUUID(),
  onlyAssigned: false,
} as CompanyScope;

/** What a recruiter has written so far. */
const counted: Record<string, Partial<PostingFacts>> = {
  'nothing asked': { skills: [], level: null },
  'one skill': { skills: ['React'], level: null },
  'everything asked': {
    minDegree: 'bachelor',
    batchFrom: 2024,
    batchTo: 2027,
    needsPermit: true,
  },
};

const server = await startDatabaseServer();
const name = 'firstrung_bench_match';
await onServer(server.url, `create database ${name} template ${server.template}`);
const { db, pool } = openPool(
  { connectionString: databaseUrl(server.url, name), max: 2, application_name: 'bench' },
  () => undefined,
);
try {
  const ctx = { db, now: new Date(), log: pino({ level: 'error' }) } as unknown as Ctx;
  await db.execute(
    sql`insert into skills (key, name) select 's' || g, 's' || g from generate_series(1, 190) g`,
  );
  await db.execute(sql`insert into skills (key, name)
    select lower(n), n from unnest(${sql.param(skillNames)}::text[]) n`);
  const [rows, eligible]: [Row[], Row[]] = [[], []];
  for (const count of [5_000, 50_000]) {
    await addPostings(count);
    rows.push(await measure(`${count} open postings for a student`, () => rankPostings(ctx)));
    if (count === 50_000)
      rows.push(await measure('the same table read once, nothing worked out', readPostings));
  }
  for (const count of [10_000, 100_000]) {
    await addStudents(count);
    rows.push(await measure(`${count} students for a posting`, () => rankStudents(ctx)));
    if (count === 100_000) {
      rows.push(await measure('the same table read once, nothing worked out', readStudents));
      await addPreferences();
      for (const [what, changes] of Object.entries(counted))
        eligible.push(
          await measure(`${count} students: ${what}`, () =>
            countEligibleStudents(ctx, scope, { ...posting, ...changes }),
          ),
        );
    }
  }
  writeFigures('eligible', eligible);
  writeFigures('match', rows, process.env['BENCH_NOTE'] ?? '');
} finally {
  await pool.end();
  await server.stop();
}

async function measure(what: string, work: () => Promise<unknown>): Promise<Row> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return {
    ranking: what,
    'p50 ms': median(times).toFixed(0),
    'fastest ms': Math.min(...times).toFixed(0),
    target: what.startsWith('the same') || what.includes(': ') ? '' : '≤ 60',
  };
}

function rankPostings(ctx: Ctx) {
  const student: StudentFacts = {
    skills: skillNames,
    nearness: nearnessOf(skillNames, null),
    years: 1,
    places: [{ text: 'c3', city: 'c3', country: 'IN' }],
    wantsRemote: 'yes',
    expectedSalary: 700_000,
    degree: null,
    graduationYear: null,
    permits: [],
    badges: [],
  };
  return loadBestPostings(ctx, student, { limit: 20 });
}

function rankStudents(ctx: Ctx) {
  return pageBestStudents(ctx, scope, posting, { limit: 20, offset: 0 });
}

async function addPreferences(): Promise<void> {
  await db.execute(
    sql`alter table job_preferences drop constraint if exists job_preferences_user_id_users_id_fk`,
  );
  await db.execute(sql`insert into job_preferences (user_id, visibility, degree, graduation_year, permits, updated_at)
    select user_id, 'approved', (array['diploma', 'bachelor', 'master', null])[1 + (random() * 3)::int],
      2020 + (random() * 8)::int, case when random() < 0.3 then '{}' else '{IN}'::text[] end, now()
    from student_search`);
  await db.execute(sql`analyze job_preferences`);
}

function readPostings() {
  return db.execute(sql`select max(salary_max), max(level), count(city) from posting_search`);
}
function readStudents() {
  return db.execute(
    sql`select max(years), max(expected_salary), count(only_applied) from student_search`,
  );
}

/** Skewed skills: some are requested everywhere, most hardly ever. */
function someSkills(least: number) {
  return sql`(select array_agg(distinct id order by id)
    from (select 1 + (194 * random() ^ 2)::int as id from generate_series(1, ${sql.raw(String(least))} + g % 6)) s)`;
}

async function addPostings(count: number): Promise<void> {
  await db.execute(sql`truncate posting_search`);
  await db.execute(sql`insert into posting_search (posting_id, source, company_name, title_key, posted_at, type, level, occupation,
      city, country, is_remote, salary_min, salary_max, skill_ids, head)
    select gen_random_uuid(), 'firstrung', 'c' || g % 500, 't' || g % 900, now() - g * interval '1 minute', g % 5,
      g % 6, g % ${occupations.length}::int, 'c' || (random() * 40)::int, 'IN', g % 5 = 0, 300000, 300000 + g % 40 * 40000, ${someSkills(3)}, ''::tsvector
    from generate_series(1, ${count}) g`);
  await db.execute(sql`analyze posting_search`);
}

async function addStudents(count: number): Promise<void> {
  await db.execute(sql`truncate student_search`);
  await db.execute(
    sql`alter table student_search drop constraint if exists student_search_user_id_users_id_fk`,
  );
  await db.execute(sql`insert into student_search (user_id, skill_halves, nearness, years, cities, city_countries,
      countries, wants_remote, names_place, only_applied, expected_salary, active_at)
    select gen_random_uuid(), (select array_agg(h order by h) from
        (select i * 2 as h from unnest(ids) i union select i * 2 + 1 from unnest(ids) i
          union select (i * 7 % 196 + 1) * 2 + 1 from unnest(ids) i) all_halves),
      (select sum(greatest(0, (g + c) % 5 - 2)::bigint << 2 * c - 2) from generate_series(1, ${occupations.length}::int) c), g % 7, array['c' || (random() * 40)::int], '{IN}', '{}', 1, true, g % 4 = 0, 300000 + g % 30 * 40000,
      now() - g * interval '1 minute'
    from (select g, ${someSkills(4)} as ids from generate_series(1, ${count}) g) made`);
  await db.execute(sql`analyze student_search`);
}
