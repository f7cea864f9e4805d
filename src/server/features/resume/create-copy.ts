import type { Ctx } from '#server/context.ts';
import { addResume } from './create-resume.ts';
import { requireResume } from './require-resume.ts';

export async function createCopy(ctx: Ctx, input: { resumeId: string; name: string }) {
  const { content, design } = await requireResume(ctx, input.resumeId);
  return addResume(ctx, { name: input.name, content, design });
}
