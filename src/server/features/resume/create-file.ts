import type { Ctx } from '#server/context.ts';
import { storeResume } from '#server/features/file/store-resume.ts';
import { loadExport } from './load-export.ts';

/** Makes a PDF of what a resume says now and keeps it to be sent: what is written later does not change it. */
export async function createFile(ctx: Ctx, { resumeId }: { resumeId: string }) {
  const { name, bytes } = await loadExport(ctx, { resumeId, format: 'pdf' });
  const { id } = await storeResume(ctx, { name, bytes });
  return { id, name };
}
