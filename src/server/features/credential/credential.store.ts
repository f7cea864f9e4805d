import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CredentialKind, IssuedState } from '#domain/credential/credential.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { users } from '#server/db/tables/accounts.ts';
import { credentials, statusLists } from '#server/db/tables/credentials.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope, StudentScope } from '#server/scopes.ts';

export type CredentialRow = typeof credentials.$inferSelect;

const isOf = (scope: StudentScope) => eq(credentials.userId, scope.studentId);

export async function loadOwn(ctx: Ctx, scope: StudentScope): Promise<CredentialRow[]> {
  return ctx.db
    .select()
    .from(credentials)
    .where(isOf(scope))
    .orderBy(desc(credentials.issuedAt), desc(credentials.id));
}

export async function findBySource(
  ctx: Ctx,
  scope: StudentScope,
  { kind, source }: { kind: CredentialKind; source: string },
): Promise<CredentialRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(credentials)
    .where(and(isOf(scope), eq(credentials.kind, kind), eq(credentials.source, source)));
  return row;
}

export async function findOwn(
  ctx: Ctx,
  scope: StudentScope,
  id: string,
): Promise<CredentialRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(credentials)
    .where(and(isOf(scope), eq(credentials.id, id)));
  return row;
}

/** A badge that its owner doesn't hide. */
export async function findShown(ctx: Ctx, id: string): Promise<CredentialRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(credentials)
    .where(and(eq(credentials.id, id), isNull(credentials.hiddenAt)));
  return row;
}

export async function findCredential(ctx: Ctx, id: string): Promise<CredentialRow | undefined> {
  const [row] = await ctx.db.select().from(credentials).where(eq(credentials.id, id));
  return row;
}

export async function insertCredential(ctx: Ctx, row: CredentialRow): Promise<void> {
  await ctx.db.insert(credentials).values(row);
}

export async function updateHidden(
  ctx: Ctx,
  scope: StudentScope,
  id: string,
  hiddenAt: Date | null,
): Promise<boolean> {
  const rows = await ctx.db
    .update(credentials)
    .set({ hiddenAt })
    .where(and(isOf(scope), eq(credentials.id, id)))
    .returning({ id: credentials.id });
  return rows.length > 0;
}

/** Who gets the badge; blocks other badges for this person until the transaction ends. */
export async function lockHolder(ctx: Ctx, scope: StudentScope) {
  const [row] = await ctx.db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, scope.studentId))
    .for('no key update');
  return row;
}

/** Takes the next free place of a list; holds others back until the transaction ends. */
export async function upsertPlace(ctx: Ctx, listId: number): Promise<number> {
  const [row] = await ctx.db
    .insert(statusLists)
    .values({ id: listId, nextPlace: 1, revoked: [], updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: statusLists.id,
      set: { nextPlace: sql`${statusLists.nextPlace} + 1` },
    })
    .returning({ next: statusLists.nextPlace });
  return (row?.next ?? 1) - 1;
}

export async function findLastList(ctx: Ctx) {
  const [row] = await ctx.db.select().from(statusLists).orderBy(desc(statusLists.id)).limit(1);
  return row;
}

export async function findList(ctx: Ctx, id: number) {
  const [row] = await ctx.db.select().from(statusLists).where(eq(statusLists.id, id));
  return row;
}

export async function findHolderEmail(ctx: Ctx, userId: string): Promise<string | undefined> {
  const [row] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email;
}

/** Revokes a badge once; undefined if there is none, or it is revoked. */
export async function updateRevoked(
  ctx: Ctx,
  _scope: AdminScope,
  { id, reason }: { id: string; reason: string },
): Promise<CredentialRow | undefined> {
  const [row] = await ctx.db
    .update(credentials)
    .set({ revokedAt: ctx.now, revokedReason: reason })
    .where(and(eq(credentials.id, id), isNull(credentials.revokedAt)))
    .returning();
  return row;
}

/** Badges that a key signed and that are not revoked, for the system. */
export async function loadSignedWith(
  ctx: Ctx,
  keyId: string,
  most: number,
): Promise<CredentialRow[]> {
  return ctx.db
    .select()
    .from(credentials)
    .where(
      and(
        sql`${credentials.document} -> 'proof' ->> 'verificationMethod' = ${keyId}`,
        isNull(credentials.revokedAt),
      ),
    )
    .orderBy(asc(credentials.issuedAt), asc(credentials.id))
    .limit(most)
    .for('update');
}

export async function updateDocument(
  ctx: Ctx,
  id: string,
  change: Pick<CredentialRow, 'document' | 'logPlace' | 'listId' | 'listPlace'>,
): Promise<void> {
  await ctx.db.update(credentials).set(change).where(eq(credentials.id, id));
}

/** Sets the bit of a revoked badge. */
export async function updateList(
  ctx: Ctx,
  { listId, listPlace }: Pick<CredentialRow, 'listId' | 'listPlace'>,
): Promise<void> {
  await ctx.db
    .update(statusLists)
    .set({
      revoked: sql`array_append(${statusLists.revoked}, ${listPlace}::int)`,
      updatedAt: ctx.now,
    })
    .where(eq(statusLists.id, listId));
}

export type IssuedFilter = { state?: IssuedState | undefined; search?: string | undefined };

const holderOf = eq(users.id, credentials.userId);

const matchesFilter = ({ state, search }: IssuedFilter) =>
  and(
    state &&
      (state === 'revoked' ? isNotNull(credentials.revokedAt) : isNull(credentials.revokedAt)),
    search
      ? containsText(
          [credentials.title, users.name, users.email, sql`${credentials.id}::text`],
          search,
        )
      : undefined,
  );

export async function pageIssued(
  ctx: Ctx,
  _scope: AdminScope,
  { state, search, ...paging }: Paging & IssuedFilter,
) {
  const key = keyset({ at: credentials.issuedAt, id: credentials.id }, paging);
  const rows = await ctx.db
    .select({
      id: credentials.id,
      kind: credentials.kind,
      title: credentials.title,
      holder: users.name,
      issuedAt: credentials.issuedAt,
      expiresAt: credentials.expiresAt,
      revokedAt: credentials.revokedAt,
      revokedReason: credentials.revokedReason,
    })
    .from(credentials)
    .innerJoin(users, holderOf)
    .where(key.where(matchesFilter({ state, search })))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ issuedAt: at, id }) => ({ at, id }));
}

export async function countIssued(ctx: Ctx, _scope: AdminScope, filter: IssuedFilter) {
  const matching = ctx.db
    .select({ one: sql`1` })
    .from(credentials)
    .innerJoin(users, holderOf)
    .where(matchesFilter(filter));
  return ctx.db.$count(cappedRows(matching));
}
