import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import type { Identity, IdentityPort } from '#server/ports/identity/identity.ts';
import type { Provided } from './identity.store.ts';

/** The provider, if its keys are set and the site allows it. */
export async function requireProvider(ctx: Ctx): Promise<IdentityPort> {
  const { allowsGoogle } = await loadSettings(ctx);
  if (!allowsGoogle) throw new AppError('GOOGLE_OFF');
  if (ctx.identity === null) throw new AppError('GOOGLE_MISSING');
  return ctx.identity;
}

/**
 * The identity under which a provider's subject is stored. It includes the provider, so that
 * another provider's equal subject is a different identity.
 */
export async function requireIdentity(ctx: Ctx, { subject }: Identity): Promise<Provided> {
  const { issuer } = await requireProvider(ctx);
  return { providerId: `oidc:${issuer}`, accountId: subject };
}
