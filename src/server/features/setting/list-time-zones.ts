import { isSignedIn } from '#domain/actor.ts';
import { findTimeZones } from '#domain/setting/time-zone.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';

const most = 20;

export async function listTimeZones(ctx: Ctx, search: string): Promise<{ items: string[] }> {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  return { items: findTimeZones(Intl.supportedValuesOf('timeZone'), search, most) };
}
