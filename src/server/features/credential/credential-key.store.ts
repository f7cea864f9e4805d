import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { credentialKeys, credentials } from '#server/db/tables/credentials.ts';
import type { AdminScope } from '#server/scopes.ts';

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

const lockName = sql`hashtextextended('credential keys', 0)`;

/** Two processes that need the first key make one, and nobody signs while a key is replaced. */
export async function lockKeys(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${lockName})`);
}

/** Keeps the key that signs now until the transaction ends. */
export async function lockKeysShared(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock_shared(${lockName})`);
}

/** A retired key signs nothing any more: only its public half stays. */
export async function updateRetired(ctx: Ctx, id: string, retiredAt: Date): Promise<void> {
  await ctx.db
    .update(credentialKeys)
    .set({ retiredAt, privateKey: '' })
    .where(eq(credentialKeys.id, id));
}

/** Of two moments the earlier one counts. */
export async function updateCompromised(ctx: Ctx, id: string, from: Date): Promise<void> {
  await ctx.db
    .update(credentialKeys)
    .set({ compromisedAt: sql`least(${credentialKeys.compromisedAt}, ${from.toISOString()})` })
    .where(eq(credentialKeys.id, id));
}

/** How many badges each key signed. A badge that was signed again counts for the new key only. */
export async function countSignedWith(ctx: Ctx, _scope: AdminScope): Promise<Map<string, number>> {
  const keyId = sql<string>`${credentials.document} -> 'proof' ->> 'verificationMethod'`;
  const rows = await ctx.db
    .select({ keyId, count: sql<number>`count(*)::int` })
    .from(credentials)
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.keyId, row.count]));
}

/** The time stated in the newest badge, which can be ahead of an older request's. */
export async function findLastIssue(ctx: Ctx): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ issuedAt: credentials.issuedAt })
    .from(credentials)
    .orderBy(desc(credentials.issuedAt))
    .limit(1);
  return row?.issuedAt;
}

export async function insertKey(ctx: Ctx, row: KeyRow): Promise<void> {
  await ctx.db.insert(credentialKeys).values(row);
}
