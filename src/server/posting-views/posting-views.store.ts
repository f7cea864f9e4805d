import { sql } from 'drizzle-orm';
import type { PostingSource } from '#domain/analytics/posting-source.ts';
import type { Db } from '#server/db/connect.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postingDays } from '#server/db/tables/posting-days.ts';
import { postings } from '#server/db/tables/postings.ts';

export type CountedView = {
  postingId: string;
  source: PostingSource;
  at: Date;
  opened: number;
  started: number;
};

/** Adds views to the days of their postings, in the time zones of the companies. */
export async function upsertViews(db: Db, views: readonly CountedView[]): Promise<void> {
  const column = <Value>(of: (view: CountedView) => Value) => sql.param(views.map(of));
  // In one order, so that two processes never wait for each other.
  await db.execute(sql`
    insert into ${postingDays} (company_id, posting_id, day, source, opened, started)
    select p.company_id, p.id, (v.at at time zone c.time_zone)::date, v.source, sum(v.opened)::int, sum(v.started)::int
    from unnest(${column(({ postingId }) => postingId)}::uuid[], ${column(({ source }) => source)}::text[],
      ${column(({ at }) => at.toISOString())}::timestamptz[], ${column(({ opened }) => opened)}::int[],
      ${column(({ started }) => started)}::int[]) v (posting_id, source, at, opened, started)
    join ${postings} p on p.id = v.posting_id
    join ${companies} c on c.id = p.company_id
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, posting_id, day, source) do update set
      opened = posting_days.opened + excluded.opened, started = posting_days.started + excluded.started`);
}
