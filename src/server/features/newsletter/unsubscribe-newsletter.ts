import type { Ctx } from '#server/context.ts';
import { updateToLeft } from './newsletter.store.ts';

/** What the links of every newsletter that take their reader off the list are signed for. */
/** The encryption purpose of newsletter unsubscribe links. */
export const unsubscribePurpose = 'newsletter.leave';

/** Takes the address of a signed link off the list; a second time changes nothing. False when the link is not ours. */
/**
 * Unsubscribes the address of an encrypted link. Idempotent. Returns false if the link is not ours.
 */
export async function unsubscribeNewsletter(ctx: Ctx, token: string): Promise<boolean> {
  const id = ctx.signer.verify(unsubscribePurpose, token);
  return id !== null && (await updateToLeft(ctx, id));
}
