import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';

function isOpenSql(now: Date): SQL | undefined {
  return and(
    sql`${postings.state} = 'active' and ${postings.isComplete}`,
    or(isNull(postings.deadline), gt(postings.deadline, now)),
    eq(companies.status, 'approved'),
  );
}

const cardColumns = {
  id: postings.id,
  title: postings.title,
  companyName: companies.name,
  primaryRole: postings.primaryRole,
  duration: postings.duration,
  location: postings.location,
  isRemote: postings.isRemote,
  type: postings.type,
  level: postings.level,
  skills: postings.skills,
  salaryMin: postings.salaryMin,
  salaryMax: postings.salaryMax,
  salaryCurrency: postings.salaryCurrency,
  salaryPeriod: postings.salaryPeriod,
  deadline: postings.deadline,
  postedAt: postings.postedAt,
  createdAt: postings.createdAt,
};

export async function pageOpenPostings(ctx: Ctx, paging: Paging) {
  const key = keyset({ at: postings.postedAt, id: postings.id }, paging);
  const rows = await ctx.db
    .select(cardColumns)
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(key.where(isOpenSql(ctx.now)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.postedAt ?? row.createdAt, id: row.id }));
}

/** Counts open postings, and stops one row past the limit up to which totals are exact. */
export async function countOpenPostings(ctx: Ctx): Promise<number> {
  const open = ctx.db
    .select({ one: sql`1` })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(isOpenSql(ctx.now));
  return ctx.db.$count(cappedRows(open));
}

export async function findPosting(ctx: Ctx, postingId: string) {
  const [row] = await ctx.db
    .select({
      ...cardColumns,
      companyId: postings.companyId,
      description: postings.description,
      category: postings.category,
      screeningQuestions: postings.screeningQuestions,
      state: postings.state,
      isComplete: postings.isComplete,
      companyStatus: companies.status,
      companyDescription: companies.description,
      companyWebsite: companies.website,
    })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(eq(postings.id, postingId));
  return row;
}

export type FoundPosting = NonNullable<Awaited<ReturnType<typeof findPosting>>>;
