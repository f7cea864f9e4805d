import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { createRecoveryCodes } from '#server/auth/recovery-codes.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { hashesOf } from './create-two-factor.ts';
import { mailSecurity } from './mail-security.ts';
import { findFactorFacts, insertRecoveryCodes } from './two-factor.store.ts';

/** Replaces the recovery codes and returns them. They are shown only once. */
export async function createCodes(ctx: Ctx): Promise<{ codes: string[] }> {
  const { userId } = await requireConfirmed(ctx, confirmationMinutes);
  const facts = await findFactorFacts(ctx, userId);
  if (!facts?.hasTwoFactor) throw new AppError('NOT_FOUND');
  const codes = createRecoveryCodes();
  await inTransaction(ctx, async (tx) => {
    await insertRecoveryCodes(tx, userId, hashesOf(userId, codes));
    await mailSecurity(tx, facts.email, 'codes-new');
  });
  return { codes };
}
