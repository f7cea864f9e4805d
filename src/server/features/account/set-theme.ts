import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { updateTheme } from './account.store.ts';

export async function setTheme(ctx: Ctx, theme: 'light' | 'dark' | 'system') {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  await updateTheme(ctx, ctx.actor.userId, theme);
  return { theme };
}
