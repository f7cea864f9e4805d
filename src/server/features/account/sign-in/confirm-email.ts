import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { updateToConfirmed } from '#server/features/account/account-row.store.ts';
import { updateToOver, updateToUsed } from './account-token.store.ts';
import { createSession, deviceHash, type SignInResult, type Visit } from './create-session.ts';
import { requireLink } from './require-link.ts';
import { saveEmail } from './save-email.ts';
import { findDevice } from './sign-in.store.ts';

/**
 * Confirms the current or new address that a link was mailed to. Only the browser that created the
 * account is signed in, so that nobody can be signed in to an account by receiving its link.
 */
export async function confirmEmail(ctx: Ctx, token: string, visit: Visit): Promise<SignInResult> {
  const link = await requireLink(ctx, token, ['confirm-email', 'change-email']);
  const { id, userId } = link;
  if (link.purpose === 'change-email') {
    await saveEmail(ctx, link, visit.sessionToken);
    return { kind: 'redirect', redirectTo: '/login?notice=email-changed', deviceToken: null };
  }
  await inTransaction(ctx, async (tx) => {
    if (!(await updateToUsed(tx, id))) throw new AppError('LINK_USED');
    await updateToOver(tx, userId, ['confirm-email']);
    await updateToConfirmed(tx, userId);
  });
  const device = await findDevice(ctx, userId, deviceHash(userId, visit.deviceToken ?? ''));
  if (device !== undefined) return createSession(ctx, userId, visit);
  return { kind: 'redirect', redirectTo: '/login?notice=confirmed', deviceToken: null };
}
