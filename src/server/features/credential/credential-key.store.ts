import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { credentialKeys } from '#server/db/tables/credentials.ts';

export type KeyRow = typeof credentialKeys.$inferSelect;

/** The key that signs now. */
export async function findSigningKey(ctx: Ctx, did: string): Promise<KeyRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(credentialKeys)
    .where(and(eq(credentialKeys.did, did), isNull(credentialKeys.retiredAt)))
    .orderBy(desc(credentialKeys.createdAt))
    .limit(1);
  return row;
}

export async function findKey(ctx: Ctx, id: string): Promise<KeyRow | undefined> {
  const [row] = await ctx.db.select().from(credentialKeys).where(eq(credentialKeys.id, id));
  return row;
}

/** All keys of an issuer, oldest first. */
export async function loadKeys(ctx: Ctx, did: string): Promise<KeyRow[]> {
  return ctx.db
    .select()
    .from(credentialKeys)
    .where(eq(credentialKeys.did, did))
    .orderBy(asc(credentialKeys.createdAt), asc(credentialKeys.id));
}

/** Two processes that need the first key make one. */
export async function lockKeys(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('credential keys', 0))`);
}

export async function insertKey(ctx: Ctx, row: KeyRow): Promise<void> {
  await ctx.db.insert(credentialKeys).values(row);
}
