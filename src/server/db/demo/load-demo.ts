import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/connect.ts';
import { type DemoRows, demoTableNames, demoTables } from './demo-rows.ts';
import { createDemoSet, demoPassword } from './demo-set.ts';
import { isEmpty } from './is-empty.ts';

export type DemoFiles = {
  put(key: string, body: Uint8Array, options: { contentType: string; size: number }): Promise<void>;
  delete(key: string): Promise<void>;
};

type Options = {
  db: Db;
  files: DemoFiles;
  hashPassword: (password: string) => Promise<string>;
  now: Date;
};

const filesAtOnce = 16;
const rowsAtOnce = 500;

/**
 * Loads the whole demo set or nothing; false, with nothing written, if the database is not empty.
 */
export async function loadDemo({ db, files: store, hashPassword, now }: Options): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const passwordHash = await hashPassword(demoPassword);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('firstrung demo set'))`);
    if (!(await isEmpty(tx))) return false;
    const set = createDemoSet({ now, passwordHash });
    try {
      await putFiles(store, set.contents);
      await insertRows(tx, set);
    } catch (error) {
      await inBatches([...set.contents.keys()], (key) => store.delete(key));
      throw error;
    }
    return true;
  });
}

function putFiles(store: DemoFiles, contents: DemoRows['contents']): Promise<void> {
  return inBatches([...contents], ([key, bytes]) =>
    store.put(key, bytes, { contentType: 'application/pdf', size: bytes.byteLength }),
  );
}

/** Processes all items with limited concurrency; rejects only after work in progress has ended. */
export async function inBatches<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += filesAtOnce) {
    const done = await Promise.allSettled(items.slice(start, start + filesAtOnce).map(work));
    const failed = done.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

async function insertRows(db: Db, set: DemoRows): Promise<void> {
  for (const name of demoTableNames) await insertAll(db, demoTables[name], set[name]);
}

async function insertAll(db: Db, table: PgTable, rows: PgTable['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce));
  }
}
