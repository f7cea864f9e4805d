import { and, asc, eq, sql } from 'drizzle-orm';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { readingVersion } from '#domain/resume-reading/reading-version.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { Ctx } from '#server/context.ts';
import { applications } from '#server/db/tables/applications.ts';
import { resumeReadings } from '#server/db/tables/resume-readings.ts';

const { fileId, written, version } = resumeReadings;

/** What a file was made of; it stands before the file is read. */
export async function upsertWritten(ctx: Ctx, id: string, content: Resume): Promise<void> {
  await ctx.db
    .insert(resumeReadings)
    .values({ fileId: id, written: content })
    .onConflictDoUpdate({
      target: fileId,
      set: { written: content, version: null },
      setWhere: sql`${written} is distinct from excluded.written`,
    });
}

export async function findReading(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ written, version })
    .from(resumeReadings)
    .where(eq(fileId, id));
  return row;
}

export async function upsertParsed(ctx: Ctx, id: string, read: ParsedResume): Promise<void> {
  const set = { parsed: read, version: readingVersion, readAt: ctx.now };
  await ctx.db
    .insert(resumeReadings)
    .values({ fileId: id, ...set })
    .onConflictDoUpdate({ target: fileId, set });
}

/** Files that were sent and not read by the rules of today, the oldest applications first. */
export async function loadUnread(ctx: Ctx, most: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ fileId: applications.resumeFileId })
    .from(applications)
    .leftJoin(resumeReadings, eq(fileId, applications.resumeFileId))
    .where(
      and(
        sql`${applications.resumeFileId} is not null`,
        sql`${version} is distinct from ${readingVersion}`,
      ),
    )
    .groupBy(applications.resumeFileId)
    .orderBy(asc(sql`min(${applications.createdAt})`))
    .limit(most);
  return rows.flatMap((row) => row.fileId ?? []);
}
