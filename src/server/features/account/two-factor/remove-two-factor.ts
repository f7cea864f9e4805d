import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { mustUseTwoFactor } from '#domain/account/must-use-two-factor.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import {
  createSessionToken,
  type Renewed,
} from '#server/features/account/sessions/create-session-token.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { mailSecurity } from './mail-security.ts';
import { deleteTwoFactor, findFactorFacts } from './two-factor.store.ts';

/**
 * Turns off the actor's second factor and deletes its recovery codes, unless the account requires
 * it.
 */
export async function removeTwoFactor(ctx: Ctx): Promise<Renewed> {
  const { userId, sessionId } = await requireConfirmed(ctx, confirmationMinutes);
  const facts = orNotFound(await findFactorFacts(ctx, userId));
  const { requiresTwoFactor } = await loadSettings(ctx);
  if (mustUseTwoFactor(facts, requiresTwoFactor)) throw new AppError('TWO_FACTOR_REQUIRED');
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteTwoFactor(tx, userId))) throw new AppError('NOT_FOUND');
    await mailSecurity(tx, facts.email, 'two-factor-off');
    return createSessionToken(tx, sessionId);
  });
}
