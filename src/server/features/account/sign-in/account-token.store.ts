import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { LinkPurpose } from '#domain/account/link-state.ts';
import type { Ctx } from '#server/context.ts';
import { accountTokens } from '#server/db/tables/account-security.ts';
import { users } from '#server/db/tables/accounts.ts';

const columns = {
  id: accountTokens.id,
  userId: accountTokens.userId,
  purpose: accountTokens.purpose,
  email: accountTokens.email,
  usedAt: accountTokens.usedAt,
  expiresAt: accountTokens.expiresAt,
  accountEmail: users.email,
};

export async function insertToken(ctx: Ctx, row: typeof accountTokens.$inferInsert): Promise<void> {
  await ctx.db.insert(accountTokens).values(row);
}

export async function findTokenByHash(ctx: Ctx, tokenHash: string) {
  const [row] = await ctx.db
    .select(columns)
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(eq(accountTokens.tokenHash, tokenHash));
  return row;
}

export async function findToken(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select(columns)
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(eq(accountTokens.id, id));
  return row;
}

/** Marks a link as used. Returns false if it is used or expired. */
export async function updateToUsed(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await ctx.db
    .update(accountTokens)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(accountTokens.id, id),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, ctx.now),
      ),
    )
    .returning({ id: accountTokens.id });
  return rows.length === 1;
}

export async function updateToOver(
  ctx: Ctx,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await ctx.db
    .update(accountTokens)
    .set({ expiresAt: ctx.now })
    .where(
      and(
        eq(accountTokens.userId, userId),
        inArray(accountTokens.purpose, [...purposes]),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, ctx.now),
      ),
    );
}

/** Locks the account, so that no other link is created until the transaction ends. */
export async function lockUser(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}
