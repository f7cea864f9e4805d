import { email as emailField } from '#contract/fields.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findUser } from '#server/features/account/account.store.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { findFactorFacts } from '#server/features/account/two-factor/two-factor.store.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { limitAttempts } from '#server/rate-limit/rate-limit.ts';
import { createLink } from './account-links.ts';
import { mailKnown } from './account-mails.ts';
import { requireEmail } from './own-email.ts';

/**
 * Requests a new address. The account keeps its address until the mailed link is followed. The old
 * address receives a link that cancels the change.
 */
export async function requestEmail(ctx: Ctx, typed: string): Promise<{ email: string }> {
  const { userId } = await requireConfirmed(ctx, confirmationMinutes);
  const address = emailField.safeParse(requireEmail(typed));
  if (!address.success) throw new AppError('EMAIL_INVALID');
  const email = address.data;
  const facts = await findFactorFacts(ctx, userId);
  if (facts?.email === email) throw new AppError('EMAIL_SAME');
  await limitAttempts(ctx, `change-email:${userId}`, 'TOO_MANY_SENT');
  const { namesAccounts } = await loadSettings(ctx);
  const existing = await findUser(ctx, email);
  if (existing && namesAccounts) throw new AppError('EMAIL_TAKEN');
  await inTransaction(ctx, async (tx) => {
    if (existing) await mailKnown(tx, email);
    else await createLink(tx, userId, 'change-email', { email });
    await createLink(tx, userId, 'cancel-email');
  });
  return { email };
}
