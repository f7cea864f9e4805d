import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import type { Ctx } from '#server/context.ts';
import { type resumes, resumeVersions } from '#server/db/tables/resumes.ts';

type ResumeRow = typeof resumes.$inferSelect;

export async function loadVersions(ctx: Ctx, { id }: Pick<ResumeRow, 'id'>) {
  return ctx.db
    .select({
      id: resumeVersions.id,
      label: resumeVersions.label,
      createdAt: resumeVersions.createdAt,
    })
    .from(resumeVersions)
    .where(eq(resumeVersions.resumeId, id))
    .orderBy(desc(resumeVersions.createdAt), desc(resumeVersions.id));
}

export async function findVersion(ctx: Ctx, { id }: Pick<ResumeRow, 'id'>, versionId: string) {
  const [row] = await ctx.db
    .select()
    .from(resumeVersions)
    .where(and(eq(resumeVersions.resumeId, id), eq(resumeVersions.id, versionId)));
  return row;
}

export async function findNewestVersion(ctx: Ctx, { id }: Pick<ResumeRow, 'id'>) {
  const [row] = await ctx.db
    .select({ createdAt: resumeVersions.createdAt })
    .from(resumeVersions)
    .where(eq(resumeVersions.resumeId, id))
    .orderBy(desc(resumeVersions.createdAt))
    .limit(1);
  return row;
}

export async function insertVersion(ctx: Ctx, resume: ResumeRow, id: string, label: string) {
  const { id: resumeId, name, content, design } = resume;
  const [row] = await ctx.db
    .insert(resumeVersions)
    .values({ id, resumeId, label, name, content, design, createdAt: ctx.now })
    .returning();
  return row;
}

/** Deletes all but the most recent versions, unnamed ones first. */
export async function deleteOldVersions(ctx: Ctx, { id }: Pick<ResumeRow, 'id'>): Promise<void> {
  const newest = ctx.db
    .select({ id: resumeVersions.id })
    .from(resumeVersions)
    .where(eq(resumeVersions.resumeId, id))
    .orderBy(
      desc(sql`${resumeVersions.label} <> ''`),
      desc(resumeVersions.createdAt),
      desc(resumeVersions.id),
    )
    .limit(resumeLimits.versions);
  await ctx.db
    .delete(resumeVersions)
    .where(and(eq(resumeVersions.resumeId, id), notInArray(resumeVersions.id, newest)));
}
