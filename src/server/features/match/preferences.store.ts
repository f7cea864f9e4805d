import { and, desc, eq } from 'drizzle-orm';
import type { JobPreferences } from '#domain/match/job-preferences.ts';
import type { Ctx } from '#server/context.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { jobPreferences, profileViews } from '#server/db/tables/saved-searches.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { StudentScope } from '#server/scopes.ts';

export async function findPreferences(ctx: Ctx, { studentId }: StudentScope) {
  const [row] = await ctx.db
    .select()
    .from(jobPreferences)
    .where(eq(jobPreferences.userId, studentId));
  return row;
}

/** Saves if the version is unchanged; 0 means no row yet. Returns false otherwise. */
export async function upsertPreferences(
  ctx: Ctx,
  { studentId }: StudentScope,
  { expectedVersion, ...values }: JobPreferences & { expectedVersion: number },
): Promise<boolean> {
  const row = { ...values, version: expectedVersion + 1, updatedAt: ctx.now };
  const written =
    expectedVersion === 0
      ? await ctx.db
          .insert(jobPreferences)
          .values({ ...row, userId: studentId })
          .onConflictDoNothing()
          .returning({ version: jobPreferences.version })
      : await ctx.db
          .update(jobPreferences)
          .set(row)
          .where(
            and(eq(jobPreferences.userId, studentId), eq(jobPreferences.version, expectedVersion)),
          )
          .returning({ version: jobPreferences.version });
  return written.length === 1;
}

export async function pageViews(ctx: Ctx, { studentId }: StudentScope, paging: Paging) {
  const key = keyset({ at: profileViews.viewedAt, id: profileViews.id }, paging);
  const rows = await ctx.db
    .select({
      id: profileViews.id,
      companyName: companies.name,
      postingTitle: postings.title,
      viewedAt: profileViews.viewedAt,
    })
    .from(profileViews)
    .innerJoin(companies, eq(companies.id, profileViews.companyId))
    .leftJoin(postings, isPostingOf(profileViews))
    .where(key.where(eq(profileViews.studentId, studentId)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.viewedAt, id: row.id }));
}

export async function countViews(ctx: Ctx, { studentId }: StudentScope): Promise<number> {
  const own = ctx.db
    .select({ id: profileViews.id })
    .from(profileViews)
    .where(eq(profileViews.studentId, studentId))
    .orderBy(desc(profileViews.viewedAt));
  return ctx.db.$count(cappedRows(own));
}
