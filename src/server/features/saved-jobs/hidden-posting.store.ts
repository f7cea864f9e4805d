import { and, asc, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { hiddenPostings } from '#server/db/tables/saved-searches.ts';
import type { StudentScope } from '#server/scopes.ts';

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

export async function insertHidden(
  ctx: Ctx,
  scope: StudentScope,
  row: HiddenTarget & { name: string },
) {
  await ctx.db
    .insert(hiddenPostings)
    .values({ ...row, userId: scope.studentId, createdAt: ctx.now })
    .onConflictDoNothing();
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
