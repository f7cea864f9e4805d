import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { openPool } from '#server/db/open-pool.ts';
import { companies } from '#server/db/tables/companies.ts';
import { countUse, limitOpenPostings, requireUse } from '#server/features/plan/usage.ts';
import { databaseUrl, onServer, startDatabaseServer } from '#testing/database-server.ts';
import { type Row, writeFigures } from './figures.ts';

const companyCount = 20_000;
const postingCount = 1_000;
const checks = 2_000;

const server = await startDatabaseServer();
const name = 'firstrung_bench_plan';
await onServer(server.url, `create database ${name} template ${server.template}`);
const { db, pool } = openPool(
  { connectionString: databaseUrl(server.url, name), max: 2, application_name: 'bench' },
  () => undefined,
);
// A check that asked a provider would have to use this, and would fail.
globalThis.fetch = () => Promise.reject(new Error('A check makes no network call.'));
try {
  const ctx = { db, now: new Date() } as unknown as Ctx;
  const companyId = uuid();
  await db
    .insert(companies)
    .values({ id: companyId, name: 'Bakery', slug: 'bakery', status: 'approved' });
  await db.execute(sql`insert into companies (id, name, slug, status)
    select gen_random_uuid(), 'Company ' || g, 'company-' || g, 'approved' from generate_series(1, ${companyCount}) g`);
  await db.execute(sql`insert into subscriptions (id, company_id, plan, period, state, payer, created_at, updated_at)
    select gen_random_uuid(), id, 'business', 'monthly', 'active', 'manual', now(), now() from companies`);
  await db.execute(sql`insert into job_postings (company_id, id, title, description, primary_role, duration, skills, state, posted_at)
    select ${companyId}, gen_random_uuid(), 'Baker ' || g, 'Bread.', 'Baker', 'Full-time', '{Bread}',
      case when g <= 20 then 'active' else 'closed' end, now() from generate_series(1, ${postingCount}) g`);
  await db.execute(sql`analyze`);
  const subscriber = { companyId };
  const check = async () =>
    requireUse(ctx, subscriber, 'openPostings', await countUse(ctx, subscriber, 'openPostings'));
  const limited = () =>
    db.transaction((tx) =>
      limitOpenPostings({ ...ctx, db: tx } as Ctx, companyId, () => Promise.resolve()),
    );
  const empty = () => db.transaction((tx) => tx.execute(sql`select 1`));
  writeFigures('plan', [
    await measure('plan, usage and verdict', '≤ 2 ms', check),
    await measure('lock, both counts and an empty change, in one transaction', '', limited),
    await measure('an empty transaction', '', empty),
  ]);
} finally {
  await pool.end();
  await server.stop();
}

async function measure(what: string, target: string, work: () => Promise<unknown>): Promise<Row> {
  for (let n = 0; n < 200; n++) await work();
  const times: number[] = [];
  for (let n = 0; n < checks; n++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(2)} ms`;
  return { what, p50: at(0.5), p99: at(0.99), target };
}
