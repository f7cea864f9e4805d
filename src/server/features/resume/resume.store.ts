import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { ImportedFields } from '#domain/resume/imported-fields.ts';
import type { ResumeDocument } from '#domain/resume/merge-resumes.ts';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { resumes } from '#server/db/tables/resumes.ts';
import type { StudentScope } from '#server/scopes.ts';

export type ResumeRow = typeof resumes.$inferSelect;

const isOwn = (scope: StudentScope, resumeId: string) =>
  and(eq(resumes.userId, scope.studentId), eq(resumes.id, resumeId));

/** Newest first, including archived ones. */
export async function loadResumes(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({
      id: resumes.id,
      name: resumes.name,
      title: sql<string>`${resumes.content} -> 'basics' ->> 'title'`,
      isDefault: resumes.isDefault,
      archivedAt: resumes.archivedAt,
      updatedAt: resumes.updatedAt,
    })
    .from(resumes)
    .where(eq(resumes.userId, scope.studentId))
    .orderBy(desc(resumes.updatedAt), desc(resumes.id));
}

/** Serializes changes to this student's resumes until the transaction ends, and counts them. */
export async function lockResumes(ctx: Ctx, scope: StudentScope): Promise<number> {
  await lockUntilCommit(ctx, `resumes ${scope.studentId}`);
  return ctx.db.$count(resumes, eq(resumes.userId, scope.studentId));
}

export async function findResume(ctx: Ctx, scope: StudentScope, resumeId: string) {
  const [row] = await ctx.db.select().from(resumes).where(isOwn(scope, resumeId));
  return row;
}

export async function lockResume(ctx: Ctx, scope: StudentScope, resumeId: string) {
  const [row] = await ctx.db.select().from(resumes).where(isOwn(scope, resumeId)).for('update');
  return row;
}

export async function insertResume(
  ctx: Ctx,
  scope: StudentScope,
  row: ResumeDocument & { id: string; isDefault: boolean; imported: ImportedFields | null },
): Promise<ResumeRow | undefined> {
  const [inserted] = await ctx.db
    .insert(resumes)
    .values({ ...row, userId: scope.studentId, createdAt: ctx.now, updatedAt: ctx.now })
    .returning();
  return inserted;
}

export async function updateWritten(
  ctx: Ctx,
  scope: StudentScope,
  resumeId: string,
  written: ResumeDocument & { imported: ImportedFields | null },
): Promise<ResumeRow | undefined> {
  const [row] = await ctx.db
    .update(resumes)
    .set({ ...written, version: sql`${resumes.version} + 1`, updatedAt: ctx.now })
    .where(isOwn(scope, resumeId))
    .returning();
  return row;
}

export async function updateArchived(
  ctx: Ctx,
  scope: StudentScope,
  resumeId: string,
  archivedAt: Date | null,
): Promise<ResumeRow | undefined> {
  const [row] = await ctx.db
    .update(resumes)
    .set({ archivedAt, ...(archivedAt !== null && { isDefault: false }) })
    .where(isOwn(scope, resumeId))
    .returning();
  return row;
}

export async function updateDefault(ctx: Ctx, scope: StudentScope, resumeId: string) {
  await ctx.db
    .update(resumes)
    .set({ isDefault: false })
    .where(and(eq(resumes.userId, scope.studentId), ne(resumes.id, resumeId)));
  const [row] = await ctx.db
    .update(resumes)
    .set({ isDefault: true, archivedAt: null })
    .where(isOwn(scope, resumeId))
    .returning();
  return row;
}

export async function deleteResume(ctx: Ctx, scope: StudentScope, resumeId: string): Promise<void> {
  await ctx.db.delete(resumes).where(isOwn(scope, resumeId));
}

/** The resume for an application when none was chosen. */
export async function findNewest(ctx: Ctx, scope: StudentScope): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, scope.studentId), isNull(resumes.archivedAt)))
    .orderBy(desc(resumes.isDefault), desc(resumes.updatedAt), desc(resumes.id))
    .limit(1);
  return row?.id;
}
