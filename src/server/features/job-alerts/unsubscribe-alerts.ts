import type { Ctx } from '#server/context.ts';
import { updateToSilent } from './job-alert.store.ts';

/** The encryption purpose of unsubscribe links in alerts. */
export const alertsPurpose = 'saved-jobs.alerts';

/**
 * Turns off all alerts of the link's recipient. Idempotent. Returns false if the link is not ours.
 */
export async function unsubscribeAlerts(ctx: Ctx, token: string): Promise<boolean> {
  const userId = ctx.signer.verify(alertsPurpose, token);
  return userId !== null && (await updateToSilent(ctx, userId));
}
