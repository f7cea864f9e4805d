import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { interviewAvailability, interviewKits } from '#server/db/tables/interviews.ts';
import { postings } from '#server/db/tables/postings.ts';
import type { CompanyScope } from '#server/scopes.ts';

export type KitRow = typeof interviewKits.$inferSelect;
export type AvailabilityRow = typeof interviewAvailability.$inferSelect;

export async function findKit(ctx: Ctx, companyId: string, postingId: string) {
  const [row] = await ctx.db
    .select()
    .from(interviewKits)
    .where(and(eq(interviewKits.companyId, companyId), eq(interviewKits.postingId, postingId)));
  return row;
}

/** The kits of these postings, as far as there are any. */
export async function loadKits(
  ctx: Ctx,
  of: readonly { companyId: string; postingId: string }[],
): Promise<KitRow[]> {
  if (of.length === 0) return [];
  return ctx.db
    .select()
    .from(interviewKits)
    .where(
      and(
        inArray(interviewKits.companyId, [...new Set(of.map(({ companyId }) => companyId))]),
        inArray(interviewKits.postingId, [...new Set(of.map(({ postingId }) => postingId))]),
      ),
    );
}

export async function findPosting(ctx: Ctx, scope: CompanyScope, postingId: string) {
  const [row] = await ctx.db
    .select({ title: postings.title })
    .from(postings)
    .where(
      and(
        eq(postings.companyId, scope.companyId),
        eq(postings.id, postingId),
        isAccessible(scope, postings.id),
      ),
    );
  return row;
}

/** Inserts or updates the kit if the version is unchanged. Returns false otherwise. */
export async function upsertKit(
  ctx: Ctx,
  row: typeof interviewKits.$inferInsert & { version: number },
): Promise<boolean> {
  const { companyId: _, postingId: __, ...values } = row;
  const version = row.version + 1;
  const saved = await ctx.db
    .insert(interviewKits)
    .values({ ...row, version })
    .onConflictDoUpdate({
      target: [interviewKits.companyId, interviewKits.postingId],
      set: { ...values, version },
      setWhere: eq(interviewKits.version, row.version),
    })
    .returning({ version: interviewKits.version });
  return saved[0]?.version === version;
}

export async function findAvailability(
  ctx: Ctx,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<AvailabilityRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(interviewAvailability)
    .where(
      and(eq(interviewAvailability.companyId, companyId), eq(interviewAvailability.userId, userId)),
    );
  return row;
}

/** Inserts or updates the hours if the version is unchanged. Returns false otherwise. */
export async function upsertAvailability(
  ctx: Ctx,
  row: typeof interviewAvailability.$inferInsert & { version: number },
): Promise<boolean> {
  const { companyId: _, userId: __, ...values } = row;
  const version = row.version + 1;
  const saved = await ctx.db
    .insert(interviewAvailability)
    .values({ ...row, version })
    .onConflictDoUpdate({
      target: [interviewAvailability.companyId, interviewAvailability.userId],
      set: { ...values, version },
      setWhere: sql`${interviewAvailability.version} = ${row.version}`,
    })
    .returning({ version: interviewAvailability.version });
  return saved[0]?.version === version;
}
