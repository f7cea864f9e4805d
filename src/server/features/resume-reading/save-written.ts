import type { Resume } from '#domain/resume/resume.ts';
import type { Ctx } from '#server/context.ts';
import { upsertWritten } from './resume-reading.store.ts';

/** Keeps what a file was made of: whoever gets the file reads all of it, without guessing. */
export async function saveWritten(ctx: Ctx, written: { fileId: string; content: Resume }) {
  await upsertWritten(ctx, written.fileId, written.content);
}
