import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { isFindable } from '#server/db/findable-students.ts';
import { studentSearch } from '#server/db/tables/search.ts';
import { talentEntries, talentNotes } from '#server/db/tables/talent.ts';
import type { CompanyScope } from '#server/scopes.ts';

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
export async function deleteRemovedOf(
  ctx: Ctx,
  { companyId }: CompanyScope,
  studentId: string,
): Promise<void> {
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
