import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { connectDatabase } from '#server/db/connect.ts';
import { readPostmasterPid } from '#server/db/embedded/postmaster.ts';
import { startLedgerWriter } from './app-process.ts';

export type KillResult = {
  cycles: number;
  confirmed: number;
  lost: number;
  half: number;
  slowestReturnMs: number;
};

type Where = { dataDir: string } | { url: string };

/** Repeatedly kills a writing app process, then compares the confirmed writes with the rows. */
export async function killApp(where: Where, cycles: number): Promise<KillResult> {
  const confirmed: string[] = [];
  let slowestReturnMs = 0;
  for (let cycle = 0; cycle < cycles; cycle++) {
    const start = performance.now();
    await using app = startLedgerWriter(where);
    await app.untilKept(1);
    slowestReturnMs = Math.max(slowestReturnMs, performance.now() - start);
    await app.untilKept(randomUpTo(200));
    await app.end('SIGKILL');
    confirmed.push(...app.kept);
  }
  return { cycles, slowestReturnMs, ...(await compare(where, confirmed)) };
}

/**
 * Kills PostgreSQL under a writing app process, which has to stay up and continue writing once
 * PostgreSQL is back.
 */
export async function killPostmaster(dataDir: string, cycles: number): Promise<KillResult> {
  await using app = startLedgerWriter({ dataDir });
  let slowestReturnMs = 0;
  for (let cycle = 0; cycle < cycles; cycle++) {
    await app.untilKept(randomUpTo(200));
    const pid = await readPostmasterPid(join(dataDir, 'postgres'));
    if (!pid) throw new Error('PostgreSQL is not running.');
    const start = performance.now();
    process.kill(pid, 'SIGKILL');
    await untilReplaced(dataDir, pid);
    await app.untilKept(1);
    slowestReturnMs = Math.max(slowestReturnMs, performance.now() - start);
  }
  const { code } = await app.end('SIGTERM');
  if (code !== 0) throw new Error(`The app process ended with ${code}: ${app.errors()}`);
  return { cycles, slowestReturnMs, ...(await compare({ dataDir }, app.kept)) };
}

/** A new postmaster can start only when the last process of the killed one has ended. */
async function untilReplaced(dataDir: string, pid: number): Promise<void> {
  while ((await readPostmasterPid(join(dataDir, 'postgres'))) === pid) await wait(2);
}

async function compare(where: Where, confirmed: string[]) {
  const log = pino({ level: 'error' });
  const connection = await connectDatabase({
    ...('url' in where ? { url: where.url, dataDir: '' } : where),
    poolSize: 1,
    statementTimeoutMs: 60_000,
    applicationName: 'firstrung-compare',
    log,
  });
  const ids = async (table: string) => {
    const { rows } = await connection.pool.query<{ id: string }>(
      `select id from ${pg.escapeIdentifier(table)}`,
    );
    return new Set(rows.map((row) => row.id));
  };
  const ledger = await ids('ledger');
  const partner = await ids('partner');
  await connection.close();
  return {
    confirmed: confirmed.length,
    lost: confirmed.filter((id) => !ledger.has(id) || !partner.has(id)).length,
    half:
      [...ledger].filter((id) => !partner.has(id)).length +
      [...partner].filter((id) => !ledger.has(id)).length,
  };
}

function randomUpTo(most: number): number {
  return 1 + Math.floor(Math.random() * most);
}
