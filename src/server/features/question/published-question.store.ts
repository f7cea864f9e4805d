import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';

type Filter = { search?: string | undefined };

/** Open postings whose company shares questions. */
const isPublished = (ctx: Ctx, { search }: Filter) =>
  and(
    sql`${postings.state} = 'active' and ${postings.isComplete} and ${postings.sharesPractice}`,
    isNotNull(postings.practiceQuestions),
    or(isNull(postings.deadline), gt(postings.deadline, ctx.now)),
    eq(companies.status, 'approved'),
    search
      ? containsText([postings.title, postings.primaryRole, companies.name], search)
      : undefined,
  );

export async function pagePublished(ctx: Ctx, input: Paging & Filter) {
  const key = keyset({ at: postings.postedAt, id: postings.id }, input);
  const rows = await ctx.db
    .select({
      postingId: postings.id,
      title: postings.title,
      companyName: companies.name,
      practiceQuestions: sql<string>`${postings.practiceQuestions}`,
      postedAt: sql<Date>`${postings.postedAt}`.mapWith(postings.postedAt),
    })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(key.where(isPublished(ctx, input)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.postedAt, id: row.postingId }));
}

export async function countPublished(ctx: Ctx, filter: Filter): Promise<number> {
  const published = ctx.db
    .select({ one: sql`1` })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(isPublished(ctx, filter));
  return ctx.db.$count(cappedRows(published));
}
