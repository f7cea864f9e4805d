import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sampleSource } from '#domain/external-jobs/source-names.ts';
import type { Workplace } from '#domain/posting/workplace.ts';
import type { Suggested } from '#domain/search/lexicon-changes.ts';
import { ownSource } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { companies } from '#server/db/tables/companies.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { postings } from '#server/db/tables/postings.ts';
import { postingSearch, skills } from '#server/db/tables/search.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';

export type IndexCtx = Pick<Ctx, 'db' | 'now'>;

const rowsAtOnce = 500;

export type Indexable = Awaited<ReturnType<typeof loadIndexable>>[number];
export type IndexRow = Omit<typeof postingSearch.$inferInsert, 'head'> & {
  titleWords: string;
  skillWords: string;
  companyWords: string;
  /** Lexemes for skills and occupations, as a tsvector. */
  marks: string;
};

/** Enough of a description to tell its language. */
const openingOf = (description: AnyPgColumn) =>
  sql<string>`left(coalesce(${description}, ''), 600)`;

/** The open ones among these postings. Locks their companies until the transaction ends. */
export async function loadIndexable(ctx: IndexCtx, ids: readonly string[]) {
  return ctx.db
    .select({
      postingId: postings.id,
      companyId: sql<string | null>`${postings.companyId}`,
      source: sql<string>`${ownSource}::text`,
      companyName: companies.name,
      title: postings.title,
      opening: openingOf(postings.description),
      skills: sql<string[]>`coalesce(${postings.skills}, '{}')`,
      category: postings.category,
      type: postings.type,
      level: postings.level,
      location: postings.location,
      isRemote: sql<boolean>`${postings.workplace} = 'remote'`,
      workplace: sql<Workplace | null>`${postings.workplace}`,
      salaryMin: postings.salaryMin,
      salaryMax: postings.salaryMax,
      salaryCurrency: postings.salaryCurrency,
      salaryPeriod: postings.salaryPeriod,
      deadline: postings.deadline,
      postedAt: sql<Date>`coalesce(${postings.postedAt}, ${postings.createdAt})`.mapWith(
        postings.createdAt,
      ),
      foundAt:
        sql<Date>`coalesce(greatest(${postings.postedAt}, ${companies.approvedAt}), ${postings.createdAt})`.mapWith(
          postings.createdAt,
        ),
    })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(
      and(
        inArray(postings.id, [...ids]),
        sql`${postings.state} = 'active' and ${postings.isComplete}`,
        or(isNull(postings.deadline), gt(postings.deadline, ctx.now)),
        eq(companies.status, 'approved'),
      ),
    )
    .for('share', { of: companies });
}

/** The open ones among these external postings. */
export async function loadIndexableExternal(ctx: IndexCtx, ids: readonly string[]) {
  return ctx.db
    .select({
      postingId: externalPostings.id,
      companyId: sql<string | null>`null::uuid`,
      source: externalPostings.source,
      companyName: externalPostings.companyName,
      title: externalPostings.title,
      opening: openingOf(externalPostings.description),
      skills: externalPostings.skills,
      category: externalPostings.category,
      type: externalPostings.type,
      level: externalPostings.level,
      location: externalPostings.location,
      isRemote: externalPostings.isRemote,
      workplace: externalPostings.workplace,
      salaryMin: externalPostings.salaryMin,
      salaryMax: externalPostings.salaryMax,
      salaryCurrency: externalPostings.salaryCurrency,
      salaryPeriod: externalPostings.salaryPeriod,
      deadline: externalPostings.deadline,
      postedAt:
        sql<Date>`coalesce(${externalPostings.postedAt}, ${externalPostings.firstSeenAt})`.mapWith(
          externalPostings.firstSeenAt,
        ),
      foundAt:
        sql<Date>`(select min(same.first_seen_at) from ${externalPostings} same where same.same_key = ${externalPostings}.same_key)`.mapWith(
          externalPostings.firstSeenAt,
        ),
    })
    .from(externalPostings)
    .where(
      and(
        inArray(externalPostings.id, [...ids]),
        isNull(externalPostings.closedAt),
        or(isNull(externalPostings.deadline), gt(externalPostings.deadline, ctx.now)),
      ),
    );
}

/** Locks these postings' index entries until the transaction ends and returns them. */
export async function lockIndexed(ctx: IndexCtx, ids: readonly string[]): Promise<Suggested[]> {
  const rows = await ctx.db
    .select({
      title: postingSearch.titleKey,
      company: postingSearch.companyName,
      skills: sql<
        string[]
      >`array(select name from ${skills} where id = any(${postingSearch.skillIds}))`,
    })
    .from(postingSearch)
    .where(inArray(postingSearch.postingId, [...ids]))
    .orderBy(postingSearch.postingId)
    .for('update', { of: postingSearch });
  return rows;
}

/** Skill ids by key; inserts missing skills under the names given. */
export async function upsertSkills(
  ctx: Pick<Ctx, 'db'>,
  named: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  // A fixed order avoids deadlocks between transactions that insert the same skills.
  const keys = [...named.keys()].sort();
  if (keys.length === 0) return new Map();
  const load = async () => {
    const rows = await ctx.db
      .select({ key: skills.key, id: skills.id })
      .from(skills)
      .where(sql`${skills.key} = any(${sql.param(keys)})`);
    return new Map(rows.map(({ key, id }) => [key, id]));
  };
  const found = await load();
  const added = keys.filter((key) => !found.has(key));
  if (added.length === 0) return found;
  await ctx.db
    .insert(skills)
    .values(added.map((key) => ({ key, name: named.get(key) ?? key })))
    .onConflictDoNothing();
  return load();
}

export async function findUsdRate(ctx: IndexCtx): Promise<number | undefined> {
  const [row] = await ctx.db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.key, 'usdRate'));
  return typeof row?.value === 'number' ? row.value : undefined;
}

export async function loadInDollars(ctx: IndexCtx) {
  const isOurs = sql<boolean>`${postingSearch.source} = ${ownSource}`;
  const columns = { id: postingSearch.postingId, isOurs };
  return ctx.db
    .select(columns)
    .from(postingSearch)
    .innerJoin(postings, eq(postings.id, postingSearch.postingId))
    .where(eq(postings.salaryCurrency, 'USD'))
    .union(
      ctx.db
        .select(columns)
        .from(postingSearch)
        .innerJoin(externalPostings, eq(externalPostings.id, postingSearch.postingId))
        .where(eq(externalPostings.salaryCurrency, 'USD')),
    );
}

export async function upsertIndexed(ctx: IndexCtx, rows: readonly IndexRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const values = rows
      .slice(start, start + rowsAtOnce)
      .map(({ titleWords, skillWords, companyWords, marks, ...row }) => ({
        ...row,
        head: sql`setweight(to_tsvector('head', ${titleWords}), ${row.source === sampleSource ? 'D' : 'A'}::"char")
          || setweight(to_tsvector('head', ${skillWords}), ${row.source === sampleSource ? 'D' : 'B'}::"char")
          || setweight(to_tsvector('head', ${companyWords}), 'C') || ${marks}::tsvector` as never,
      }));
    await ctx.db
      .insert(postingSearch)
      .values(values)
      .onConflictDoUpdate({ target: postingSearch.postingId, set: incoming });
  }
}

const columns = [
  'companyId',
  'source',
  'companyName',
  'titleKey',
  'postedAt',
  'foundAt',
  'deadline',
  'category',
  'occupation',
  'type',
  'level',
  'city',
  'country',
  'isRemote',
  'workplace',
  'salaryMin',
  'salaryMax',
  'skillIds',
  'head',
  'version',
] as const satisfies (keyof typeof postingSearch.$inferInsert)[];
const incoming = Object.fromEntries(
  columns.map((key) => [key, sql`excluded.${sql.identifier(postingSearch[key].name)}`]),
);

export async function deleteIndexed(ctx: IndexCtx, ids: readonly string[]): Promise<void> {
  await ctx.db.delete(postingSearch).where(inArray(postingSearch.postingId, [...ids]));
}

/** All postings of a company that are open or indexed. */
export async function loadOfCompany(ctx: IndexCtx, companyId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: postings.id })
    .from(postings)
    .where(and(eq(postings.companyId, companyId), eq(postings.state, 'active')))
    .union(
      ctx.db
        .select({ id: postingSearch.postingId })
        .from(postingSearch)
        .where(eq(postingSearch.companyId, companyId)),
    );
  return rows.map(({ id }) => id);
}

export async function loadOver(ctx: IndexCtx, most: number) {
  return ctx.db
    .select({
      id: postingSearch.postingId,
      isOurs: sql<boolean>`${postingSearch.source} = ${ownSource}`,
    })
    .from(postingSearch)
    .where(sql`${postingSearch.deadline} <= ${ctx.now.toISOString()}::timestamptz`)
    .limit(most);
}

/** Open internal postings without an index row, newest first, starting after this one. */
export async function loadMissing(
  ctx: IndexCtx,
  most: number,
  after: { at: Date; id: string } | null,
) {
  return ctx.db
    .select({ id: postings.id, at: sql<Date>`${postings.postedAt}`.mapWith(postings.createdAt) })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(
      and(
        sql`${postings.state} = 'active' and ${postings.isComplete}`,
        or(isNull(postings.deadline), gt(postings.deadline, ctx.now)),
        eq(companies.status, 'approved'),
        after === null
          ? undefined
          : sql`(${postings.postedAt}, ${postings.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
        sql`not exists (select from ${postingSearch} where ${postingSearch.postingId} = ${postings.id})`,
      ),
    )
    .orderBy(sql`${postings.postedAt} desc nulls last`, sql`${postings.id} desc nulls last`)
    .limit(most);
}
