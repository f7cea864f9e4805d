import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';

/** Whether the database is unused: it has no users and no companies. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select exists (select from users) or exists (select from companies) as used`,
  );
  return rows[0]?.used === false;
}
