import { type SQL, sql } from 'drizzle-orm';
import { facetNames, maxSegmentLength } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import {
  postingSearch as row,
  searchBits as bits,
  searchChanges as changes,
  searchPlaces as places,
  searchSegments as segments,
} from '#server/db/tables/search.ts';

/** A posting as it was when its segment was built. */
export type Change = { id: string; stamp: number };

/**
 * Records that these postings' rows were written or deleted. Searches read them from their rows
 * until a segment includes them.
 */
export async function upsertChanges({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  await db.execute(sql`
    insert into ${changes} (posting_id, segment, place)
    select changed.id, ${places}.segment, ${places}.place
    from (select distinct id from unnest(${sql.param(ids)}::uuid[]) as id) changed left join ${places} on ${places}.posting_id = changed.id
    order by changed.id
    on conflict (posting_id) do update set stamp = excluded.stamp`);
}

/** Returns false if another process is building segments. */
export async function lockSegments({ db }: Ctx): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('search segments')) as is`,
  );
  // Processing this many words exceeds the statement timeout for pages.
  await db.execute(sql`set local statement_timeout = 0`);
  return rows[0]?.is === true;
}

/** The oldest changes, as many as fit into a segment. */
export async function loadChanges({ db }: Ctx): Promise<Change[]> {
  return db
    .select({ id: changes.postingId, stamp: changes.stamp })
    .from(changes)
    .orderBy(changes.stamp)
    .limit(maxSegmentLength);
}

/** The size of each segment in postings, smallest first. */
export async function loadSegments({ db }: Ctx): Promise<{ id: number; size: number }[]> {
  const { rows } = await db.execute<{ id: number; size: number }>(sql`
    select id, (bit_count(live) - (select count(*) from ${changes} where segment = id))::int as size
    from ${segments} order by size, id`);
  return rows;
}

/**
 * Inserts a segment of the changed postings and those in these segments. Null if none of them
 * exists any more.
 */
export async function insertSegment(
  { db }: Ctx,
  changed: readonly string[],
  replaced: readonly number[],
): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with segment as (insert into ${segments} (live) values ('') returning id)
    insert into ${places} (segment, place, posting_id, posted_at)
    select segment.id, row_number() over (order by posted_at desc, posting_id desc) - 1, posting_id, posted_at
    from segment, ${row}
    where posting_id = any(${sql.param(changed)}::uuid[]) or posting_id in (
      select posting_id from ${places} where segment = any(${sql.param(replaced)}::int[])
        and not exists (select from ${changes} where ${changes}.posting_id = ${places}.posting_id)
    )
    returning segment as id`);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  await db.execute(sql`
    update ${segments} set live = bits_at(array(select place from ${places} where segment = ${id}), ${rows.length}::int) where id = ${id}`);
  await db.execute(sql`
    insert into ${bits} (segment, kind, key, bits)
    select ${id}::int, kind, key, bits_at(array_agg(place), ${rows.length}::int) from (
      select place, kind, key from ${places} join ${row} using (posting_id)
        cross join lateral (values ${sql.join(valuesOfRow, sql`, `)}) as value (kind, key)
      where segment = ${id} and key is not null
      union all
      select place, kind, lexeme from ${places} join ${row} using (posting_id) cross join unnest(head)
        cross join lateral (values ('any', true), ('skill', weights && '{A,B}'), ('title', 'A' = any(weights))) as word (kind, is_there)
      where segment = ${id} and is_there
    ) each group by kind, key`);
  await db.execute(sql`analyze ${bits}, ${places}`);
  return id;
}

const valuesOfRow: SQL[] = [
  ...facetNames.map((name) => sql`(${sql.raw(`'${name}'`)}, ${sql.identifier(name)}::text)`),
  sql`('city', city)`,
  sql`('country', country)`,
  sql`('company', lower(company_name))`,
];

/**
 * Locks out changes to postings until the transaction ends. Fails after 200 ms if one is in
 * progress.
 */
export async function lockChanges({ db }: Ctx): Promise<void> {
  await db.execute(sql`set local lock_timeout = '200ms'`);
  await db.execute(sql`lock table ${changes} in share row exclusive mode`);
}

/**
 * Replaces the merged segments with the new one. Postings changed in the meantime are still read
 * from their rows.
 */
export async function updateSegments(
  { db }: Ctx,
  {
    id,
    changed,
    replaced,
  }: { id: number | null; changed: readonly Change[]; replaced: readonly number[] },
): Promise<void> {
  const ids = sql.param(changed.map((change) => change.id));
  const stamps = sql.param(changed.map(({ stamp }) => stamp));
  await db.execute(sql`
    with gone as (
      delete from ${places} where segment = any(${sql.param(replaced)}::int[])
        or (posting_id = any(${ids}::uuid[]) and segment is distinct from ${id})
      returning segment, place
    ), cleared as (select segment, array_agg(place) as places from gone group by segment)
    update ${segments} set live = live & ~bits_at(cleared.places, length(live)) from cleared where id = cleared.segment`);
  await db.execute(sql`
    delete from ${changes} using unnest(${ids}::uuid[], ${stamps}::bigint[]) as made (id, stamp)
    where posting_id = made.id and ${changes}.stamp = made.stamp`);
  await db.execute(sql`
    update ${changes} set segment = stands.segment, place = stands.place
    from ${changes} changed left join ${places} stands using (posting_id) where ${changes}.posting_id = changed.posting_id
      and (changed.segment, changed.place) is distinct from (stands.segment, stands.place)`);
  const over = sql`(select id from ${segments} where bit_count(live) = 0)`;
  await db.execute(sql`delete from ${bits} where segment in ${over}`);
  await db.execute(sql`delete from ${segments} where id in ${over}`);
}
