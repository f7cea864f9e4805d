import type { Ctx } from '#server/context.ts';
import { findUserSettings } from './user-setting.store.ts';

/** The actor's language and time zone. Null means the browser's. */
export async function findPreferences(
  ctx: Ctx,
): Promise<{ language: string | null; timeZone: string | null }> {
  const row = 'userId' in ctx.actor ? await findUserSettings(ctx, ctx.actor.userId) : undefined;
  return { language: row?.language ?? null, timeZone: row?.timeZone ?? null };
}
