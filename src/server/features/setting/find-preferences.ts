import type { Ctx } from '#server/context.ts';
import { findUserSettings } from './user-setting.store.ts';

/** The language and the time zone that the actor chose; null where that is left to the browser. */
export async function findPreferences(
  ctx: Ctx,
): Promise<{ language: string | null; timeZone: string | null }> {
  const row = 'userId' in ctx.actor ? await findUserSettings(ctx, ctx.actor.userId) : undefined;
  return { language: row?.language ?? null, timeZone: row?.timeZone ?? null };
}
