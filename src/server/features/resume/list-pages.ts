import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { pagesOf } from './pages-of.ts';

/** The pages that the PDF of these words would have, as pictures; who types on waits for the newest only. */
export async function listPages(ctx: Ctx, input: { content: Resume; design: ResumeDesign }) {
  const { studentId } = requireStudent(ctx);
  return { pages: await pagesOf(ctx, input, `preview ${studentId}`) };
}
