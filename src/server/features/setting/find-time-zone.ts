import type { Ctx } from '#server/context.ts';
import { findUserSettings } from './user-setting.store.ts';

/** The time zone that somebody chose, or null while it is the browser's. */
export async function findTimeZone(ctx: Ctx, userId: string): Promise<string | null> {
  return (await findUserSettings(ctx, userId))?.timeZone ?? null;
}
