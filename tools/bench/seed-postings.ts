import { parseArgs } from 'node:util';
import pg from 'pg';
import { createRandom } from '#server/db/demo/demo-random.ts';
import { makeCompanies, makePosting } from './made-postings.ts';

const companyCount = 200;
const batch = 1_000;
const day = 24 * 60 * 60 * 1_000;

/**
 * Fills a migrated database with generated postings, the same on every machine for the same day.
 */
export async function seedPostings(connectionString: string, count = 100_000): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 2, options: '-c synchronous_commit=off' });
  const until = Math.floor(Date.now() / day) * day;
  try {
    const companies = makeCompanies(companyCount, until);
    await insert(pool, 'companies', companies);
    const random = createRandom(11);
    const running = new Set<Promise<void>>();
    for (let made = 0; made < count; made += batch) {
      const rows = Array.from({ length: Math.min(batch, count - made) }, () =>
        makePosting(random, random.pick(companies).id, until),
      );
      const writing = insert(pool, 'job_postings', rows).finally(() => running.delete(writing));
      running.add(writing);
      if (running.size === 2) await Promise.race(running);
    }
    await Promise.all(running);
    await pool.query('vacuum (analyze) job_postings, companies');
  } finally {
    await pool.end();
  }
}

async function insert(
  pool: pg.Pool,
  table: string,
  rows: Record<string, unknown>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await pool.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { url: { type: 'string' }, count: { type: 'string' } } });
  if (!values.url)
    throw new Error('Name the database: node tools/bench/seed-postings.ts --url postgres://…');
  const start = performance.now();
  await seedPostings(values.url, Number(values.count ?? 100_000));
  console.log(`seeded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
