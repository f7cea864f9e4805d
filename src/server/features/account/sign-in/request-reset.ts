import { type Ctx, inTransaction } from '#server/context.ts';
import { findUser } from '#server/features/account/account-row.store.ts';
import { createLink } from './create-link.ts';
import { requireEmail } from './require-email.ts';

/** Requests a password reset link. The response is the same for every address. */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  const user = await findUser(ctx, requireEmail(email));
  if (user === undefined) return;
  await inTransaction(ctx, (tx) => createLink(tx, user.id, 'reset-password'));
}
