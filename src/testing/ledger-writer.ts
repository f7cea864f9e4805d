import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { connectDatabase } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connect.ts';
import { isReachable } from '#server/db/is-reachable.ts';
import { openPool } from '#server/db/open-pool.ts';

const { values } = parseArgs({
  options: { dataDir: { type: 'string', default: '' }, url: { type: 'string' } },
});
const writers = 4;
const createTables = sql`
  create table if not exists ledger (id uuid primary key);
  create table if not exists partner (id uuid primary key);
  grant select, insert on ledger, partner to public`;
let stopping = false;

/**
 * A small app process: writes pairs of rows forever and prints which pairs the database has
 * confirmed.
 */
async function main(): Promise<void> {
  const log = pino({ level: 'warn' }, pino.destination(2));
  const connection = await connectDatabase({
    url: values.url,
    dataDir: values.dataDir,
    poolSize: writers,
    statementTimeoutMs: 10_000,
    applicationName: 'firstrung-ledger',
    log,
  });
  await createAsOwner(connection);
  say('ready');
  process.on('SIGTERM', () => (stopping = true));
  const watch = setInterval(
    async () => say(`reachable ${await isReachable(connection, 500)}`),
    100,
  );
  await Promise.all(Array.from({ length: writers }, () => writePairs(connection)));
  clearInterval(watch);
  await connection.close();
}

/** The role that serves requests creates no tables. */
async function createAsOwner({ connectionString }: Connection): Promise<void> {
  const { pool, db } = openPool({ connectionString, max: 1 }, () => undefined);
  await db.execute(createTables).catch(ignoreCreatedTwice);
  await pool.end();
}

async function writePairs({ db }: Connection): Promise<void> {
  while (!stopping) {
    const id = randomUUID();
    try {
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into ledger values (${id})`);
        await tx.execute(sql`insert into partner values (${id})`);
      });
      say(`kept ${id}`);
    } catch (error) {
      say(`failed ${(error as Error).message}`);
      await wait(20);
    }
  }
}

function ignoreCreatedTwice(error: { cause?: { code?: string } }): void {
  if (
    error.cause?.code !== '23505' &&
    error.cause?.code !== '42P07' &&
    error.cause?.code !== 'XX000'
  )
    throw error;
}

function say(line: string): void {
  writeSync(1, `${line}\n`);
}

await main();
