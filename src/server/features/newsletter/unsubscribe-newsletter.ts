import type { Ctx } from '#server/context.ts';
import { updateToLeft } from './newsletter.store.ts';

/** The encryption purpose of newsletter unsubscribe links. */
export const unsubscribePurpose = 'newsletter.leave';

/**
 * Unsubscribes the address of an encrypted link. Idempotent. Returns false if the link is not ours.
 */
export async function unsubscribeNewsletter(ctx: Ctx, token: string): Promise<boolean> {
  const id = ctx.signer.verify(unsubscribePurpose, token);
  return id !== null && (await updateToLeft(ctx, id));
}
