import { and, asc, eq, sql } from 'drizzle-orm';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { readingVersion } from '#domain/resume-reading/reading-version.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { Ctx } from '#server/context.ts';
import { applications } from '#server/db/tables/applications.ts';
import { files } from '#server/db/tables/files.ts';
import { resumeReadings } from '#server/db/tables/resume-readings.ts';

const { fileId, written, parsed, version } = resumeReadings;

/** Stores the content from which a file was rendered, before the file is parsed. */
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
    .select({ written, version, isRead: sql<boolean>`${parsed} is not null` })
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

/** Stores the result for a file without bytes. It is parsed later if the bytes return. */
export async function insertUnread(
  ctx: Ctx,
  id: string,
  resumeContent: ParsedResume,
): Promise<void> {
  const isKnown = (await ctx.db.$count(files, eq(files.id, id))) > 0;
  if (!isKnown) return;
  const set = { parsed: resumeContent, version: null, readAt: ctx.now };
  await ctx.db
    .insert(resumeReadings)
    .values({ fileId: id, ...set })
    .onConflictDoUpdate({ target: fileId, set });
}

/** Submitted files not parsed by the current rules, oldest applications first. */
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
