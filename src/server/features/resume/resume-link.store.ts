import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { resumeLinks, resumes } from '#server/db/tables/resumes.ts';

type ResumeRow = typeof resumes.$inferSelect;
export type LinkRow = typeof resumeLinks.$inferSelect;

const isOf = ({ id }: Pick<ResumeRow, 'id'>) =>
  and(eq(resumeLinks.resumeId, id), isNull(resumeLinks.revokedAt));

export async function loadLinks(ctx: Ctx, resume: Pick<ResumeRow, 'id'>): Promise<LinkRow[]> {
  return ctx.db
    .select()
    .from(resumeLinks)
    .where(isOf(resume))
    .orderBy(desc(resumeLinks.createdAt), desc(resumeLinks.id));
}

export async function countLinks(ctx: Ctx, resume: Pick<ResumeRow, 'id'>): Promise<number> {
  return ctx.db.$count(resumeLinks, isOf(resume));
}

export async function insertLink(ctx: Ctx, row: typeof resumeLinks.$inferInsert) {
  const [inserted] = await ctx.db.insert(resumeLinks).values(row).returning();
  return inserted;
}

export async function updateRevoked(ctx: Ctx, resume: Pick<ResumeRow, 'id'>, linkId: string) {
  await ctx.db
    .update(resumeLinks)
    .set({ revokedAt: ctx.now })
    .where(and(isOf(resume), eq(resumeLinks.id, linkId)));
}

/** The resume behind a valid link, while its author's account is active. */
export async function findShared(ctx: Ctx, tokenHash: string) {
  const [row] = await ctx.db
    .select({
      linkId: resumeLinks.id,
      passwordHash: resumeLinks.passwordHash,
      name: resumes.name,
      content: resumes.content,
      design: resumes.design,
    })
    .from(resumeLinks)
    .innerJoin(resumes, eq(resumes.id, resumeLinks.resumeId))
    .innerJoin(profiles, and(eq(profiles.id, resumes.userId), eq(profiles.isActive, true)))
    .where(
      and(
        eq(resumeLinks.tokenHash, tokenHash),
        isNull(resumeLinks.revokedAt),
        or(isNull(resumeLinks.expiresAt), gt(resumeLinks.expiresAt, ctx.now)),
      ),
    );
  return row;
}

export async function updateViews(ctx: Ctx, linkId: string): Promise<void> {
  await ctx.db
    .update(resumeLinks)
    .set({ views: sql`${resumeLinks.views} + 1`, lastViewedAt: ctx.now })
    .where(eq(resumeLinks.id, linkId));
}
