import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { closingSoonMs } from '#domain/home/next-step.ts';
import type { Workplace } from '#domain/posting/workplace.ts';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { postings } from '#server/db/tables/postings.ts';
import { hiddenPostings, savedPostings } from '#server/db/tables/saved-searches.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { StudentScope } from '#server/scopes.ts';

const isThere = or(
  and(
    sql`${postings.id} is not null`,
    sql`${postings.state} <> 'draft'`,
    sql`${companies.status} <> 'pending'`,
  ),
  sql`${externalPostings.id} is not null`,
);

function isOpenSql(now: Date): SQL<boolean> {
  const at = now.toISOString();
  return sql<boolean>`coalesce(
    (${postings.state} = 'active' and ${companies.status} = 'approved' and (${postings.deadline} is null or ${postings.deadline} > ${at}::timestamptz))
    or (${externalPostings.id} is not null and ${externalPostings.closedAt} is null and (${externalPostings.deadline} is null or ${externalPostings.deadline} > ${at}::timestamptz)),
    false)`;
}

export type SavedShow = 'closing' | undefined;

/** Open, with a deadline soon. */
function isShown(ctx: Ctx, show: SavedShow): SQL | undefined {
  if (show === undefined) return isThere;
  const soon = new Date(ctx.now.getTime() + closingSoonMs).toISOString();
  return and(
    isThere,
    isOpenSql(ctx.now),
    sql`coalesce(${postings.deadline}, ${externalPostings.deadline}) <= ${soon}::timestamptz`,
  );
}

/**
 * One page of saved postings, most recently saved first. Includes closed postings, but not erased
 * ones.
 */
export async function pageSaved(
  ctx: Ctx,
  scope: StudentScope,
  { show, ...paging }: Paging & { show?: SavedShow },
) {
  const key = keyset({ at: savedPostings.createdAt, id: savedPostings.postingId }, paging);
  const rows = await ctx.db
    .select({
      id: savedPostings.postingId,
      title: sql<string>`coalesce(${postings.title}, ${externalPostings.title})`,
      companyName: sql<string>`coalesce(${companies.name}, ${externalPostings.companyName})`,
      location: sql<string | null>`coalesce(${postings.location}, ${externalPostings.location})`,
      workplace: sql<Workplace | null>`coalesce(${postings.workplace}, ${externalPostings.workplace})`,
      source: externalPostings.source,
      ownDeadline: postings.deadline,
      deadlineZone: postings.deadlineZone,
      externalDeadline: externalPostings.deadline,
      isOpen: isOpenSql(ctx.now),
      savedAt: savedPostings.createdAt,
    })
    .from(savedPostings)
    .leftJoin(postings, eq(postings.id, savedPostings.postingId))
    .leftJoin(companies, eq(companies.id, postings.companyId))
    .leftJoin(externalPostings, eq(externalPostings.id, savedPostings.postingId))
    .where(key.where(eq(savedPostings.userId, scope.studentId), isShown(ctx, show)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.savedAt, id: row.id }));
}

export async function countSaved(ctx: Ctx, scope: StudentScope, show: SavedShow): Promise<number> {
  const saved = ctx.db
    .select({ one: sql`1` })
    .from(savedPostings)
    .leftJoin(postings, eq(postings.id, savedPostings.postingId))
    .leftJoin(companies, eq(companies.id, postings.companyId))
    .leftJoin(externalPostings, eq(externalPostings.id, savedPostings.postingId))
    .where(and(eq(savedPostings.userId, scope.studentId), isShown(ctx, show)));
  return ctx.db.$count(cappedRows(saved));
}

/** Deadlines of open saved postings in this time, without those applied to. */
export async function loadDeadlines(
  ctx: Ctx,
  scope: StudentScope,
  { from, to }: { from: Date; to: Date },
) {
  const deadline = sql<Date>`coalesce(${postings.deadline}, ${externalPostings.deadline})`;
  return ctx.db
    .select({
      postingId: savedPostings.postingId,
      postingTitle: sql<string>`coalesce(${postings.title}, ${externalPostings.title})`,
      companyName: sql<string>`coalesce(${companies.name}, ${externalPostings.companyName})`,
      at: deadline.mapWith(postings.deadline),
    })
    .from(savedPostings)
    .leftJoin(postings, eq(postings.id, savedPostings.postingId))
    .leftJoin(companies, eq(companies.id, postings.companyId))
    .leftJoin(externalPostings, eq(externalPostings.id, savedPostings.postingId))
    .where(
      and(
        eq(savedPostings.userId, scope.studentId),
        isThere,
        isOpenSql(ctx.now),
        sql`${deadline} >= ${from.toISOString()}::timestamptz and ${deadline} < ${to.toISOString()}::timestamptz`,
        sql`not exists (select from ${applications} where ${applications.studentId} = ${scope.studentId}
          and ${applications.postingId} = ${savedPostings.postingId})`,
      ),
    );
}

/** A posting visible to students, internal or external. */
export async function findShownPosting(ctx: Ctx, postingId: string) {
  const [own] = await ctx.db
    .select({ title: postings.title, companyName: companies.name, skills: postings.skills })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(
      and(
        eq(postings.id, postingId),
        sql`${postings.state} in ('active', 'closed')`,
        eq(companies.status, 'approved'),
      ),
    );
  if (own) return own;
  const [external] = await ctx.db
    .select({
      title: externalPostings.title,
      companyName: externalPostings.companyName,
      skills: externalPostings.skills,
    })
    .from(externalPostings)
    .where(eq(externalPostings.id, postingId));
  return external;
}

export async function insertSaved(ctx: Ctx, scope: StudentScope, postingId: string) {
  await ctx.db
    .insert(savedPostings)
    .values({ userId: scope.studentId, postingId, createdAt: ctx.now })
    .onConflictDoNothing();
}

export async function deleteSaved(ctx: Ctx, scope: StudentScope, postingId: string) {
  await ctx.db
    .delete(savedPostings)
    .where(and(eq(savedPostings.userId, scope.studentId), eq(savedPostings.postingId, postingId)));
}

export type HiddenTarget = { kind: 'posting' | 'company'; target: string };

export async function loadHidden(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({
      kind: hiddenPostings.kind,
      target: hiddenPostings.target,
      name: hiddenPostings.name,
    })
    .from(hiddenPostings)
    .where(eq(hiddenPostings.userId, scope.studentId))
    .orderBy(desc(hiddenPostings.createdAt), asc(hiddenPostings.target));
}

/**
 * Serializes this person's saved and hidden items until the transaction ends, and counts the hidden
 * ones.
 */
export async function lockHidden(ctx: Ctx, scope: StudentScope): Promise<number> {
  await lockUntilCommit(ctx, `hidden ${scope.studentId}`);
  return ctx.db.$count(hiddenPostings, eq(hiddenPostings.userId, scope.studentId));
}

/** Hides it, and returns whether it was not hidden before. */
export async function insertHidden(
  ctx: Ctx,
  scope: StudentScope,
  row: HiddenTarget & { name: string },
): Promise<boolean> {
  const added = await ctx.db
    .insert(hiddenPostings)
    .values({ ...row, userId: scope.studentId, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ target: hiddenPostings.target });
  return added.length > 0;
}

export async function deleteHidden(ctx: Ctx, scope: StudentScope, { kind, target }: HiddenTarget) {
  await ctx.db
    .delete(hiddenPostings)
    .where(
      and(
        eq(hiddenPostings.userId, scope.studentId),
        eq(hiddenPostings.kind, kind),
        eq(hiddenPostings.target, target),
      ),
    );
}
