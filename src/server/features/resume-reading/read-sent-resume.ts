import { buffer } from 'node:stream/consumers';
import { parsedOf, parsedOfResume } from '#domain/resume-reading/parsed-of.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { readingVersion } from '#domain/resume-reading/reading-version.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadAnyFile } from '#server/features/file/load-file.ts';
import { findReading, insertUnread, upsertParsed } from './resume-reading.store.ts';

/**
 * Parses a submitted resume in the sandbox and stores the result, once per version of the rules.
 */
export async function readSentResume(
  ctx: Ctx,
  { fileId }: { fileId: string },
  signal?: AbortSignal,
): Promise<void> {
  const stored = await findReading(ctx, fileId);
  if (stored?.version === readingVersion) return;
  const file = await loadAnyFile(ctx, fileId, 'resume').catch((error: unknown) => {
    // The file was deleted in the meantime, or its bytes were lost.
    if (error instanceof AppError && error.refusal === 'NOT_FOUND') return undefined;
    throw error;
  });
  if (file === undefined) {
    if (stored?.isRead !== true) await insertUnread(ctx, fileId, withoutFile(stored?.written));
    return;
  }
  const reading = await ctx.resumeReader.read(await buffer(file.stream), file.row.name);
  // An abort on shutdown says nothing about the file.
  signal?.throwIfAborted();
  const parsed = stored?.written
    ? parsedOfResume(stored.written, reading.document)
    : parsedOf(reading);
  await upsertParsed(ctx, fileId, storable(parsed));
}

function withoutFile(written: Resume | null | undefined): ParsedResume {
  return written
    ? parsedOfResume(written, null)
    : parsedOf({ problem: 'gone', document: null, reading: null });
}

/** Removes what PostgreSQL rejects in text: NUL and lone surrogates. */
function storable(parsed: ParsedResume): ParsedResume {
  return JSON.parse(JSON.stringify(parsed), (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value,
  ) as ParsedResume;
}
