import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { updateEmail } from './account-row.store.ts';
import { lockUser, updateToOver, updateToUsed } from './account-token.store.ts';
import { endSessions } from './end-sessions.ts';
import { mailSecurity } from './mail-security.ts';
import { findFactorFacts } from './two-factor.store.ts';

type Link = { id: string; userId: string; email: string };

/**
 * Gives the account the address that a link was mailed to. Links that were mailed before count no more, the old
 * address is told, and who was an administrator by it is one no more, and signed out.
 */
export async function saveEmail(ctx: Ctx, { id, userId, email }: Link): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockUser(tx, userId);
    const facts = await findFactorFacts(tx, userId);
    if (before === undefined || facts === undefined) throw new AppError('LINK_UNKNOWN');
    if (!(await updateToUsed(tx, id))) throw new AppError('LINK_USED');
    if (!(await updateEmail(tx, userId, email))) throw new AppError('EMAIL_TAKEN');
    await updateToOver(tx, userId, [
      'change-email',
      'confirm-email',
      'reset-password',
      'set-password',
    ]);
    if (facts.isAdmin) await endSessions(tx, [userId]);
    await mailSecurity(tx, before.email, 'email-changed');
  });
}
