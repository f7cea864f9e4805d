import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { interviewKits } from '#server/db/tables/interviews.ts';
import { postings } from '#server/db/tables/postings.ts';
import type { CompanyScope } from '#server/scopes.ts';

export type KitRow = typeof interviewKits.$inferSelect;

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
