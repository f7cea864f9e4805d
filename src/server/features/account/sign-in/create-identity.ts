import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { mailSecurity } from '#server/features/account/two-factor/mail-security.ts';
import { findFactorFacts } from '#server/features/account/two-factor/two-factor.store.ts';
import type { Identity } from '#server/ports/identity/identity.ts';
import { findIdentity, findOwner, insertIdentity, lockIdentity } from './identity.store.ts';
import { requireIdentity } from './require-provider.ts';

export async function createIdentity(ctx: Ctx, identity: Identity): Promise<void> {
  const { userId } = await requireConfirmed(ctx, confirmationMinutes);
  const provided = await requireIdentity(ctx, identity);
  await inTransaction(ctx, async (tx) => {
    await lockIdentity(tx, provided);
    const owner = await findOwner(tx, provided);
    if (owner?.userId === userId) return;
    if (owner !== undefined) throw new AppError('GOOGLE_TAKEN');
    if ((await findIdentity(tx, userId)) !== undefined) throw new AppError('GOOGLE_TAKEN');
    await insertIdentity(tx, userId, provided);
    const facts = await findFactorFacts(tx, userId);
    if (facts) await mailSecurity(tx, facts.email, 'google-on');
  });
}
