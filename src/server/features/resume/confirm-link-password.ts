import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { passOf, requireShared } from './load-linked-resume.ts';

/** Accepts a link's password. Returns a pass that opens the link for an hour. */
export async function confirmLinkPassword(ctx: Ctx, input: { token: string; password: string }) {
  await ctx.limitRate('resume-password');
  const shared = await requireShared(ctx, input.token);
  const isRight =
    shared.passwordHash !== null &&
    (await ctx.accounts.isPassword({ hash: shared.passwordHash, password: input.password }));
  if (!isRight) throw new AppError('LINK_PASSWORD_WRONG');
  return passOf(ctx, shared);
}
