import { and, count, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { users } from '#server/db/tables/accounts.ts';
import { referenceRequests } from '#server/db/tables/reference-requests.ts';
import type { StudentScope } from '#server/scopes.ts';

export type ReferenceRow = typeof referenceRequests.$inferSelect;

const isOf = (scope: StudentScope) => eq(referenceRequests.userId, scope.studentId);

/** What a student asked for, newest first. */
export async function loadReferences(ctx: Ctx, scope: StudentScope): Promise<ReferenceRow[]> {
  return ctx.db
    .select()
    .from(referenceRequests)
    .where(isOf(scope))
    .orderBy(desc(referenceRequests.createdAt), desc(referenceRequests.id));
}

export async function countOpenReferences(ctx: Ctx, scope: StudentScope): Promise<number> {
  const [row] = await ctx.db
    .select({ open: count() })
    .from(referenceRequests)
    .where(
      and(
        isOf(scope),
        eq(referenceRequests.state, 'asked'),
        gt(referenceRequests.expiresAt, ctx.now),
      ),
    );
  return row?.open ?? 0;
}

/** Adds a request; false if this student asked this address before. */
export async function insertReference(ctx: Ctx, row: ReferenceRow): Promise<boolean> {
  const rows = await ctx.db
    .insert(referenceRequests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: referenceRequests.id });
  return rows.length > 0;
}

/** Removes a request that has no answer. */
export async function deleteReferenceRequest(
  ctx: Ctx,
  scope: StudentScope,
  id: string,
): Promise<boolean> {
  const rows = await ctx.db
    .delete(referenceRequests)
    .where(and(isOf(scope), eq(referenceRequests.id, id), eq(referenceRequests.state, 'asked')))
    .returning({ id: referenceRequests.id });
  return rows.length > 0;
}

const withStudent = (ctx: Ctx) =>
  ctx.db
    .select({ request: referenceRequests, student: users.name })
    .from(referenceRequests)
    .innerJoin(users, eq(users.id, referenceRequests.userId));

export async function findByToken(ctx: Ctx, tokenHash: string) {
  const [row] = await withStudent(ctx).where(eq(referenceRequests.tokenHash, tokenHash));
  return row;
}

/** The request behind a link, locked against other answers until the transaction ends. */
export async function lockByToken(ctx: Ctx, tokenHash: string): Promise<ReferenceRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(referenceRequests)
    .where(eq(referenceRequests.tokenHash, tokenHash))
    .for('update');
  return row;
}

export async function lockReference(ctx: Ctx, id: string) {
  const [row] = await withStudent(ctx)
    .where(eq(referenceRequests.id, id))
    .for('update', { of: referenceRequests });
  return row;
}

export async function updateReference(
  ctx: Ctx,
  id: string,
  change: Partial<ReferenceRow>,
): Promise<void> {
  await ctx.db.update(referenceRequests).set(change).where(eq(referenceRequests.id, id));
}

export async function deleteOldReferences(db: Db, expiredBefore: Date): Promise<void> {
  await db
    .delete(referenceRequests)
    .where(
      and(lt(referenceRequests.expiresAt, expiredBefore), ne(referenceRequests.state, 'confirmed')),
    );
}
