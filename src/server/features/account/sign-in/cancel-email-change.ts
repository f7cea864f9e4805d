import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { deletePassword } from '#server/features/account/account-row.store.ts';
import { revokeAllAccess } from '#server/features/account/sessions/revoke-all-access.ts';
import { lockUser, updateToUsed } from './account-token.store.ts';
import { createLink } from './create-link.ts';
import { requireLink } from './require-link.ts';

const choosingMs = 60 * 60_000;

/**
 * Cancels a change of address that the owner did not request. Whoever requested it knows the
 * password, so the password is deleted, all sessions end and the owner chooses a new one.
 */
export async function cancelEmailChange(ctx: Ctx, token: string): Promise<{ redirectTo: string }> {
  const { id, userId } = await requireLink(ctx, token, ['cancel-email']);
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId);
    if (!(await updateToUsed(tx, id))) throw new AppError('LINK_USED');
    await deletePassword(tx, userId);
    await revokeAllAccess(tx, userId);
    const choosing = await createLink(tx, userId, 'reset-password', { unmailedMs: choosingMs });
    return { redirectTo: `/reset-password?token=${choosing}` };
  });
}
