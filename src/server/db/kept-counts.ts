import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { lockUntilCommit } from './lock-until-commit.ts';
import { companyCounts, postingCounts, siteDayCounts } from './tables/kept-counts.ts';

const countTables = [
  { table: siteDayCounts, key: sql.raw('day, kind') },
  { table: postingCounts, key: sql.raw('company_id, posting_id') },
  { table: companyCounts, key: sql.raw('company_id, quarter') },
];

/** The applications among the counts of a day. */
export const isOfApplications: SQL = sql`${siteDayCounts.kind} <> 'active'`;

/**
 * Replaces the rows that writes have added to the tables of counts, and the sums they belong to, by
 * new sums. Before and after each statement the sums are the same.
 */
export async function foldCounts(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilCommit({ db: tx }, 'fold counts');
    for (const { table, key } of countTables)
      await tx.execute(sql`
        with fresh as (delete from ${table} where not is_folded returning ${key}, count),
          folded as (delete from ${table} where is_folded and (${key}) in (select ${key} from fresh)
            returning ${key}, count)
        insert into ${table} (${key}, count, is_folded)
        select ${key}, sum(count), true from (select * from fresh union all select * from folded) as parts
        group by ${key} having sum(count) <> 0`);
  });
}
