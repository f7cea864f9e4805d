import type { Ctx } from '#server/context.ts';
import { storeResume } from '#server/features/file/store-resume.ts';
import { saveWritten } from '#server/features/resume-reading/save-written.ts';
import { pdfOf } from './pages-of.ts';
import { requireResume } from './require-resume.ts';

/** Renders a resume as a PDF and stores both for sending. Later edits do not change them. */
export async function createFile(ctx: Ctx, { resumeId }: { resumeId: string }) {
  const resume = await requireResume(ctx, resumeId);
  const name = `${resume.name}.pdf`;
  const { id } = await storeResume(ctx, { name, bytes: await pdfOf(ctx, resume) });
  await saveWritten(ctx, { fileId: id, content: resume.content });
  return { id, name };
}
