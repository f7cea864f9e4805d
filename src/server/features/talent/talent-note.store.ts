import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { isFindable } from '#server/db/findable-students.ts';
import { users } from '#server/db/tables/accounts.ts';
import { studentSearch } from '#server/db/tables/search.ts';
import { invitations, talentEntries, talentNotes } from '#server/db/tables/talent.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

export async function upsertNote(
  ctx: Ctx,
  scope: CompanyScope,
  { id, entryId, body }: { id: string; entryId: string; body: string },
): Promise<void> {
  const values = { body, authorId: scope.userId, updatedAt: ctx.now };
  await ctx.db
    .insert(talentNotes)
    .values({ id, entryId, companyId: scope.companyId, ...values })
    .onConflictDoUpdate({ target: talentNotes.entryId, set: values });
}

export async function deleteNoteOf(ctx: Ctx, scope: CompanyScope, entryId: string): Promise<void> {
  await ctx.db
    .delete(talentNotes)
    .where(and(eq(talentNotes.companyId, scope.companyId), eq(talentNotes.entryId, entryId)));
}

const isLoose = ({ companyId }: CompanyScope) =>
  and(eq(talentNotes.companyId, companyId), isNull(talentNotes.entryId));

export async function pageLooseNotes(ctx: Ctx, scope: CompanyScope, paging: Paging) {
  const key = keyset({ at: talentNotes.updatedAt, id: talentNotes.id }, paging);
  const rows = await ctx.db
    .select({
      id: talentNotes.id,
      body: talentNotes.body,
      author: users.name,
      updatedAt: talentNotes.updatedAt,
    })
    .from(talentNotes)
    .leftJoin(users, eq(users.id, talentNotes.authorId))
    .where(key.where(isLoose(scope)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ updatedAt: at, id }) => ({ at, id }));
}

export async function countLooseNotes(ctx: Ctx, scope: CompanyScope): Promise<number> {
  return ctx.db.$count(talentNotes, isLoose(scope));
}

/** False if there is no such note without an entry. */
export async function deleteLooseNote(ctx: Ctx, scope: CompanyScope, noteId: string) {
  const deleted = await ctx.db
    .delete(talentNotes)
    .where(and(isLoose(scope), eq(talentNotes.id, noteId)))
    .returning({ id: talentNotes.id });
  return deleted.length === 1;
}

/**
 * Deletes the entries of companies that may no longer find the student, and invitations that the
 * student was not notified of. Notes stay, without their entry.
 */
export async function deleteUnfindable(ctx: Ctx, { studentId }: StudentScope): Promise<void> {
  for (const table of [talentEntries, invitations]) {
    const found = ctx.db
      .select({ one: sql`1` })
      .from(studentSearch)
      .where(and(eq(studentSearch.userId, studentId), isFindable(sql`${table.companyId}`)));
    await ctx.db
      .delete(table)
      .where(
        and(
          eq(table.studentId, studentId),
          table === invitations ? isNull(invitations.notifiedAt) : undefined,
          notExists(found),
        ),
      );
  }
}

const ofCompany = ({ companyId }: CompanyScope, entryId: string) =>
  and(eq(talentEntries.companyId, companyId), eq(talentEntries.id, entryId));

/** Removes an entry, or restores it with null. */
export async function updateRemoved(
  ctx: Ctx,
  scope: CompanyScope,
  { entryId, removedAt }: { entryId: string; removedAt: Date | null },
): Promise<void> {
  await ctx.db.update(talentEntries).set({ removedAt }).where(ofCompany(scope, entryId));
}

/** A removed entry of a student whom the company can still find, locked. */
export async function lockRemoved(ctx: Ctx, scope: CompanyScope, entryId: string) {
  const findable = ctx.db
    .select({ id: studentSearch.userId })
    .from(studentSearch)
    .where(isFindable(scope.companyId, scope.userId));
  const [row] = await ctx.db
    .select({ removedAt: talentEntries.removedAt })
    .from(talentEntries)
    .where(and(ofCompany(scope, entryId), inArray(talentEntries.studentId, findable)))
    .for('update');
  return row;
}

/** Deletes this student's removed entry of the company for good, before there is a new one. */
export async function deleteRemovedOf(ctx: Ctx, { companyId }: CompanyScope, studentId: string) {
  const removed = and(
    eq(talentEntries.companyId, companyId),
    eq(talentEntries.studentId, studentId),
    isNotNull(talentEntries.removedAt),
  );
  await deleteWithNotes(ctx.db, removed);
}

/** Deletes a student's removed entries for good, so that their notes don't stay. */
export async function deleteRemovedBy(ctx: Ctx, studentId: string): Promise<void> {
  await deleteWithNotes(
    ctx.db,
    and(eq(talentEntries.studentId, studentId), isNotNull(talentEntries.removedAt)),
  );
}

export async function deleteOldRemoved(db: Db, before: Date): Promise<void> {
  await db.transaction((tx) => deleteWithNotes(tx, lt(talentEntries.removedAt, before)));
}

async function deleteWithNotes(db: Db, which: ReturnType<typeof and>): Promise<void> {
  const entries = db.select({ id: talentEntries.id }).from(talentEntries).where(which);
  await db.delete(talentNotes).where(inArray(talentNotes.entryId, entries));
  await db.delete(talentEntries).where(which);
}
