import type { Ctx } from '#server/context.ts';
import { requireResume } from './require-resume.ts';
import { resumeOf } from './resume-of.ts';

export async function loadResume(ctx: Ctx, { resumeId }: { resumeId: string }) {
  return resumeOf(await requireResume(ctx, resumeId));
}
