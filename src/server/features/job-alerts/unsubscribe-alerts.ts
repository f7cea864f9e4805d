import type { Ctx } from '#server/context.ts';
import { updateToSilent } from './job-alert.store.ts';

/** What the links of every alert that end them are sealed for. */
export const alertsPurpose = 'saved-jobs.alerts';

/** Ends the alerts of the person whom a sealed link was mailed to; a second time changes nothing. False when the link is not ours. */
export async function unsubscribeAlerts(ctx: Ctx, sealed: string): Promise<boolean> {
  const userId = ctx.signer.open(alertsPurpose, sealed);
  return userId !== null && (await updateToSilent(ctx, userId));
}
