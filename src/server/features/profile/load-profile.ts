import type { OwnProfile } from '#contract/profile.ts';
import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { profileOf } from './profile-of.ts';
import { findProfile } from './profile.store.ts';

export async function loadProfile(ctx: Ctx): Promise<OwnProfile> {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  const row = await findProfile(ctx, ctx.actor.userId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return profileOf(row, ctx.actor.kind);
}
