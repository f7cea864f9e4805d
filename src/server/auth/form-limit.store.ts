import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '#server/db/connect.ts';
import { rateLimits } from '#server/db/tables/accounts.ts';

type Limit = { max: number; windowMs: number };

/** Counts one submission for this key; null within the limit, otherwise the seconds to wait. */
export async function countSending(
  db: Db,
  key: string,
  now: Date,
  { max, windowMs }: Limit,
): Promise<number | null> {
  const at = now.getTime();
  const isOver = sql`${rateLimits.lastRequest} <= ${at - windowMs}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ id: uuid(), key, count: 1, lastRequest: at })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${at} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count, since: rateLimits.lastRequest });
  if (row === undefined || row.count <= max) return null;
  return Math.max(1, Math.ceil((row.since + windowMs - at) / 1_000));
}
