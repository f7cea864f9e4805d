import { offerStateOf } from '#domain/offer/offer.ts';
import type { Ctx } from '#server/context.ts';
import { loadLatest, updateUndone, updateWithdrawn } from './offer.store.ts';

/** Brings offers in line with moves of their applications that were undone. */
export async function undoOffers(
  tx: Ctx,
  companyId: string,
  applicationIds: string[],
): Promise<void> {
  await updateUndone(tx, companyId, applicationIds);
}

/** Withdraws the current offers of applications that these moves take away from 'Offer Made'. */
export async function withdrawOffers(
  tx: Ctx,
  { companyId }: { companyId: string },
  moves: { applicationId: string; moveId: string; reason: string | null }[],
): Promise<void> {
  const ids = moves.map(({ applicationId }) => applicationId);
  const latest = ids.length > 0 ? await loadLatest(tx, companyId, ids) : new Map();
  for (const { applicationId, moveId, reason } of moves) {
    const offer = latest.get(applicationId);
    if (offer === undefined || offerStateOf(offer, tx.now) === 'withdrawn') continue;
    await updateWithdrawn(tx, offer, { moveId, reason: reason ?? '' });
  }
}
