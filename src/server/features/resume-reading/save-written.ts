import type { Resume } from '#domain/resume/resume.ts';
import type { Ctx } from '#server/context.ts';
import { upsertWritten } from './resume-reading.store.ts';

/** Stores the content from which a file was rendered, so that recipients see it without parsing. */
export async function saveWritten(ctx: Ctx, written: { fileId: string; content: Resume }) {
  await upsertWritten(ctx, written.fileId, written.content);
}
