import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { updateTheme } from './account.store.ts';

/** Keeps the actor's theme, so that it is the same on every device. */
export async function setTheme(ctx: Ctx, theme: 'light' | 'dark' | 'system') {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  await updateTheme(ctx, ctx.actor.userId, theme);
  return { theme };
}
