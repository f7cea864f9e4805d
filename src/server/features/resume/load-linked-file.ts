import { printedName } from '#domain/resume/printed-name.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { isPass, requireShared } from './load-linked-resume.ts';
import { pdfOf } from './pages-of.ts';

export async function loadLinkedFile(
  ctx: Ctx,
  input: { token: string; pass?: string | undefined },
) {
  await ctx.limitRate('resume-link');
  const shared = await requireShared(ctx, input.token);
  if (shared.passwordHash !== null && !isPass(ctx, shared, input.pass))
    throw new AppError('NOT_FOUND');
  const name = `${printedName(shared.content.basics) || shared.name}.pdf`;
  return { name, mediaType: 'application/pdf', bytes: await pdfOf(ctx, shared) };
}
