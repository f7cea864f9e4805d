import type { OwnProfile } from '#contract/profile.ts';
import { isSignedIn } from '#domain/actor.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { profileOf } from './profile-of.ts';
import { findProfile } from './profile.store.ts';

export async function loadProfile(ctx: Ctx): Promise<OwnProfile> {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  const row = orNotFound(await findProfile(ctx, ctx.actor.userId));
  return profileOf(row, ctx.actor.kind);
}
