import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findPassword } from '#server/features/account/account-row.store.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { mailSecurity } from '#server/features/account/two-factor/mail-security.ts';
import { findFactorFacts } from '#server/features/account/two-factor/two-factor.store.ts';
import { deleteIdentities } from './identity.store.ts';

/**
 * Disconnects the provider from the actor's account. Requires a password, so that the owner can
 * still sign in.
 */
export async function removeIdentity(ctx: Ctx): Promise<void> {
  const { userId } = await requireConfirmed(ctx, confirmationMinutes);
  const stored = await findPassword(ctx, userId);
  if (typeof stored?.password !== 'string') throw new AppError('LAST_WAY_IN');
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteIdentities(tx, userId))) throw new AppError('NOT_FOUND');
    const facts = await findFactorFacts(tx, userId);
    if (facts) await mailSecurity(tx, facts.email, 'google-off');
  });
}
