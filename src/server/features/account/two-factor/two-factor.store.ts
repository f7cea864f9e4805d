import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { isDemoId } from '#server/db/demo/demo-id.ts';
import { recoveryCodes, twoFactors } from '#server/db/tables/account-security.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';

export async function findTwoFactor(ctx: Ctx, userId: string) {
  const [row] = await ctx.db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
}

export async function findFactorFacts(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({
      email: users.email,
      updatedAt: users.updatedAt,
      hasTwoFactor: sql<boolean>`${twoFactors.confirmedAt} is not null`,
      isAdmin: sql<boolean>`${adminUsers.id} is not null`,
    })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .leftJoin(
      adminUsers,
      and(
        sql`lower(${adminUsers.email}) = lower(${users.email})`,
        eq(adminUsers.isActive, true),
        eq(users.emailVerified, true),
      ),
    )
    .where(eq(users.id, userId));
  return row && { ...row, isOfDemo: isDemoId(userId) };
}

/** Returns false if the account already has a second factor. */
export async function insertTwoFactor(
  ctx: Ctx,
  row: { userId: string; seed: string; keyVersion: number; lastStep: number },
): Promise<boolean> {
  const rows = await ctx.db
    .insert(twoFactors)
    .values({ ...row, createdAt: ctx.now, confirmedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ userId: twoFactors.userId });
  return rows.length === 1;
}

export async function deleteTwoFactor(ctx: Ctx, userId: string): Promise<boolean> {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await ctx.db
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ userId: twoFactors.userId });
  return rows.length === 1;
}

/** Uses up the code of a time step. Returns false if this or a later step was already used. */
export async function updateLastStep(ctx: Ctx, userId: string, step: number): Promise<boolean> {
  const rows = await ctx.db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return rows.length === 1;
}

export async function insertRecoveryCodes(ctx: Ctx, userId: string, hashes: string[]) {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await ctx.db
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ id: uuid(), userId, codeHash })));
}

/** Uses up a recovery code. Returns false if it is unknown or already used. */
export async function updateCodeToUsed(ctx: Ctx, userId: string, codeHash: string) {
  const rows = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length === 1;
}

export async function countRecoveryCodes(ctx: Ctx, userId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
