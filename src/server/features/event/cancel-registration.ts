import { createHash } from 'node:crypto';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { deleteRegistration } from './event.store.ts';

/**
 * Cancels a registration by its mailed link. Returns false if the link is unknown or already used.
 */
export async function cancelRegistration(ctx: Ctx, token: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const deleted = await deleteRegistration(tx, unsubscribeHash(token));
    if (deleted === undefined) return false;
    if (deleted.userId !== null) await notifyHome(tx, deleted.userId);
    return true;
  });
}

/** The token of a registration's cancellation link, the same in every mail. */
export function unsubscribeToken(ctx: Ctx, registrationId: string): string {
  return ctx.signer.sign('event.leave', registrationId);
}

export function unsubscribeHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
