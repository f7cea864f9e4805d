import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { pagesOf } from './pages-of.ts';

/** The pages of the resume's PDF as pictures. Skipped if the client has aborted the request. */
export async function listPages(
  ctx: Ctx,
  input: { content: Resume; design: ResumeDesign },
  signal?: AbortSignal,
) {
  const { studentId } = requireStudent(ctx);
  const asker = { key: `preview ${studentId}`, ...(signal && { signal }) };
  return { pages: await pagesOf(ctx, input, asker) };
}
