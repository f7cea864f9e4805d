import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Waits for, and holds until the transaction ends, the one lock of that name. */
export async function lockUntilCommit({ db }: { db: Db }, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
