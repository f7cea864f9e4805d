import { and, desc, eq, gt, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { aboutCompanyColumns, brandVersionColumn, companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { wholeDescription } from '#server/db/whole-description.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type PageShape, pageSql, type Paging } from '#server/paging/keyset.ts';

// Matches the index of open postings, scanned forwards and backwards.
const newestFirst = [
  sql`${postings.postedAt} desc nulls last`,
  sql`${postings.id} desc nulls last`,
];
const oldestFirst = [
  sql`${postings.postedAt} asc nulls first`,
  sql`${postings.id} asc nulls first`,
];

/** The number of newest open postings searched for similar ones. */
const newestSearched = 500;

function isOpenSql(now: Date | Placeholder): SQL | undefined {
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
  companySlug: companies.slug,
  logoId: companies.logoId,
  primaryRole: postings.primaryRole,
  duration: postings.duration,
  location: postings.location,
  workplace: postings.workplace,
  type: postings.type,
  level: postings.level,
  skills: postings.skills,
  salaryMin: postings.salaryMin,
  salaryMax: postings.salaryMax,
  salaryCurrency: postings.salaryCurrency,
  salaryPeriod: postings.salaryPeriod,
  deadline: postings.deadline,
  deadlineZone: postings.deadlineZone,
  postedAt: postings.postedAt,
  createdAt: postings.createdAt,
};

const listed = { at: postings.postedAt, id: postings.id };
const openPage = prepareOnce((db, shape: PageShape) => {
  const position = { at: sql.placeholder('at'), id: sql.placeholder('id') };
  const { where, orderBy } = pageSql(listed, shape, position);
  return db
    .select(cardColumns)
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(and(where, isOpenSql(sql.placeholder('now'))))
    .orderBy(...orderBy)
    .limit(sql.placeholder('limit'))
    .prepare(`open postings ${shape}`);
});

export async function pageOpenPostings(ctx: Ctx, paging: Paging) {
  const key = keyset(listed, paging);
  const rows = await openPage(ctx.db, key.shape).execute({
    ...key.values,
    now: ctx.now.toISOString(),
  });
  return key.page(rows, (row) => ({ at: row.postedAt ?? row.createdAt, id: row.id }));
}

/** Counts open postings, stopping one row past the limit of exact totals. */
export async function countOpenPostings(ctx: Ctx): Promise<number> {
  const open = ctx.db
    .select({ one: sql`1` })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(isOpenSql(ctx.now));
  return ctx.db.$count(cappedRows(open));
}

/** A company's newest open postings. */
export async function loadOfCompany(ctx: Ctx, companyId: string, limit: number) {
  return ctx.db
    .select(cardColumns)
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(and(eq(postings.companyId, companyId), isOpenSql(ctx.now)))
    .orderBy(...newestFirst)
    .limit(limit);
}

export async function countOfCompany(ctx: Ctx, companyId: string): Promise<number> {
  const open = ctx.db
    .select({ one: sql`1` })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(and(eq(postings.companyId, companyId), isOpenSql(ctx.now)));
  return ctx.db.$count(open.as('open'));
}

export async function findPosting(ctx: Ctx, postingId: string) {
  const [row] = await ctx.db
    .select({
      ...cardColumns,
      companyId: postings.companyId,
      description: wholeDescription,
      category: postings.category,
      screeningQuestions: postings.screeningQuestions,
      minDegree: postings.minDegree,
      batchFrom: postings.batchFrom,
      batchTo: postings.batchTo,
      needsPermit: postings.needsPermit,
      skillBadge: postings.skillBadge,
      state: postings.state,
      isComplete: postings.isComplete,
      companyStatus: companies.status,
      about: aboutCompanyColumns,
      companyLocation: companies.location,
      brandVersion: brandVersionColumn,
    })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(eq(postings.id, postingId));
  return row;
}

/** The newest open postings that require the same skills or share the occupation. */
export async function loadSimilarPostings(
  ctx: Ctx,
  to: Pick<PostingRow, 'id' | 'skills' | 'category'>,
  limit: number,
) {
  const newest = ctx.db
    .select({
      ...cardColumns,
      companyName: sql<string>`${companies.name}`.as('company_name'),
      category: postings.category,
    })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(and(isOpenSql(ctx.now), ne(postings.id, to.id)))
    .orderBy(...newestFirst)
    .limit(newestSearched)
    .as('newest');
  const skills = sql.param(JSON.stringify(to.skills ?? []));
  const shared = sql`(select count(*) from unnest(${newest.skills}) skill where ${skills}::jsonb ? skill)`;
  return ctx.db
    .select()
    .from(newest)
    .orderBy(
      desc(shared),
      desc(sql`coalesce(${newest.category} = ${to.category}, false)`),
      desc(newest.postedAt),
      desc(newest.id),
    )
    .limit(limit);
}

/** Open postings by posting date, oldest first, so that a new one changes only the last part. */
export async function loadOpenAddresses(ctx: Ctx, part: number, size: number) {
  return ctx.db
    .select({ id: postings.id, updatedAt: postings.updatedAt })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(isOpenSql(ctx.now))
    .orderBy(...oldestFirst)
    .limit(size)
    .offset(part * size);
}

export async function loadOpenParts(ctx: Ctx, size: number): Promise<Date[]> {
  const place = sql<number>`(row_number() over (order by ${sql.join(oldestFirst, sql`, `)}) - 1) / ${size}::int`;
  const numbered = ctx.db
    .select({ updatedAt: postings.updatedAt, part: place.as('part') })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(isOpenSql(ctx.now))
    .as('numbered');
  const rows = await ctx.db
    .select({ changedAt: sql<string>`max(${numbered.updatedAt})` })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(numbered.part);
  return rows.map(({ changedAt }) => new Date(changedAt));
}

export type PostingRow = NonNullable<Awaited<ReturnType<typeof findPosting>>>;
