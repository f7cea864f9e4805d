import type { Ctx } from '#server/context.ts';
import { updateToSilent } from './job-alert.store.ts';

/** What the links of every alert that end them are signed for. */
/** The encryption purpose of unsubscribe links in alerts. */
export const alertsPurpose = 'saved-jobs.alerts';

/** Ends the alerts of the person whom a signed link was mailed to; a second time changes nothing. False when the link is not ours. */
/**
 * Turns off all alerts of the link's recipient. Idempotent. Returns false if the link is not ours.
 */
export async function unsubscribeAlerts(ctx: Ctx, token: string): Promise<boolean> {
  const userId = ctx.signer.verify(alertsPurpose, token);
  return userId !== null && (await updateToSilent(ctx, userId));
}
