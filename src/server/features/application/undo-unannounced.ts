import type { Ctx } from '#server/context.ts';
import { undoOffers } from '#server/features/offer/undo-offers.ts';
import { updateUnannounced } from './move.store.ts';

/**
 * Takes back the moves of a locked application that its student was not told of: what a student
 * decides answers what the student knows.
 */
export async function undoUnannounced(
  tx: Ctx,
  of: { companyId: string; applicationId: string },
): Promise<void> {
  await updateUnannounced(tx, of);
  await undoOffers(tx, of.companyId, [of.applicationId]);
}
