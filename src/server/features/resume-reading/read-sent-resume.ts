import { buffer } from 'node:stream/consumers';
import { parsedOf, parsedOfWritten } from '#domain/resume-reading/parsed-of.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { readingVersion } from '#domain/resume-reading/reading-version.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadAnyFile } from '#server/features/file/load-file.ts';
import { findReading, insertUnread, upsertParsed } from './resume-reading.store.ts';

/** Reads a resume that was sent, apart from this process, and keeps what it says; once for each version of the rules. */
export async function readSentResume(
  ctx: Ctx,
  { fileId }: { fileId: string },
  signal?: AbortSignal,
): Promise<void> {
  const kept = await findReading(ctx, fileId);
  if (kept?.version === readingVersion) return;
  const file = await loadAnyFile(ctx, fileId, 'resume').catch((error: unknown) => {
    // It was deleted in the meantime, or its bytes were lost.
    if (error instanceof AppError && error.refusal === 'NOT_FOUND') return undefined;
    throw error;
  });
  if (file === undefined) {
    if (kept?.isRead !== true) await insertUnread(ctx, fileId, withoutFile(kept?.written));
    return;
  }
  const reading = await ctx.resumeReader.read(await buffer(file.stream), file.row.name);
  // What was cut short because the process stops says nothing of the file.
  signal?.throwIfAborted();
  const parsed = kept?.written
    ? parsedOfWritten(kept.written, reading.document)
    : parsedOf(reading);
  await upsertParsed(ctx, fileId, storable(parsed));
}

function withoutFile(written: Resume | null | undefined): ParsedResume {
  return written
    ? parsedOfWritten(written, null)
    : parsedOf({ problem: 'gone', document: null, reading: null });
}

/** Without what a database takes in no text: NUL, and halves of a letter. */
function storable(parsed: ParsedResume): ParsedResume {
  return JSON.parse(JSON.stringify(parsed), (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value,
  ) as ParsedResume;
}
