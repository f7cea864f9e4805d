import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';

/** The pages that the PDF of these words would have, as pictures. */
export async function listPages(ctx: Ctx, input: { content: Resume; design: ResumeDesign }) {
  requireStudent(ctx);
  return { pages: await ctx.typesetter.pages(input.content, input.design) };
}
