import type { Ctx } from '#server/context.ts';
import { updateUndone } from './offer.store.ts';

/** Brings offers in line with moves of their applications that were undone. */
export async function undoOffers(
  tx: Ctx,
  companyId: string,
  applicationIds: string[],
): Promise<void> {
  await updateUndone(tx, companyId, applicationIds);
}
