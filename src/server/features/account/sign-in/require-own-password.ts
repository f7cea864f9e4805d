import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findPassword } from '#server/features/account/account-row.store.ts';
import { limitAttempts, resetAttempts } from '#server/rate-limit/rate-limit.ts';

export async function requireOwnPassword(ctx: Ctx, userId: string, password: string) {
  if (!password) throw new AppError('CURRENT_PASSWORD_REQUIRED');
  const key = `own:${userId}`;
  await limitAttempts(ctx, key);
  const stored = await findPassword(ctx, userId);
  const isRight = await ctx.accounts.isPassword({ hash: stored?.password ?? null, password });
  if (!isRight) throw new AppError('PASSWORD_WRONG');
  await resetAttempts(ctx, key);
}
