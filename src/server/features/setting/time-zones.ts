import { isSignedIn } from '#domain/actor.ts';
import { findTimeZones } from '#domain/setting/time-zone.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findUserSettings } from './setting.store.ts';

/** The time zone that somebody chose, or null while it is the browser's. */
export async function findTimeZone(ctx: Ctx, userId: string): Promise<string | null> {
  return (await findUserSettings(ctx, userId))?.timeZone ?? null;
}

const maxZones = 20;

export async function listTimeZones(ctx: Ctx, search: string): Promise<{ items: string[] }> {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  return { items: findTimeZones(Intl.supportedValuesOf('timeZone'), search, maxZones) };
}
