import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { pagesOf } from './pages-of.ts';

/** The pages that the PDF of these words would have, as pictures; none for who types on, and has left the call. */
export async function listPages(
  ctx: Ctx,
  input: { content: Resume; design: ResumeDesign },
  signal?: AbortSignal,
) {
  const { studentId } = requireStudent(ctx);
  const asker = { key: `preview ${studentId}`, ...(signal && { signal }) };
  return { pages: await pagesOf(ctx, input, asker) };
}
