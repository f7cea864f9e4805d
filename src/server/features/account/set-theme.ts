import type { Ctx } from '#server/context.ts';
import { requireUser } from '#server/scopes.ts';
import { updateTheme } from './account.store.ts';

export async function setTheme(ctx: Ctx, theme: 'light' | 'dark' | 'system') {
  const { userId } = requireUser(ctx);
  await updateTheme(ctx, userId, theme);
  return { theme };
}
