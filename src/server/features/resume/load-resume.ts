import type { Ctx } from '#server/context.ts';
import { requireResume } from './require-resume.ts';
import { resumeOf } from './resume-of.ts';

/** One resume with all that it says. */
export async function loadResume(ctx: Ctx, { resumeId }: { resumeId: string }) {
  return resumeOf(await requireResume(ctx, resumeId));
}
