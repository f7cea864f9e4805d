import { type OfferState, offerStateOf } from '#domain/offer/offer.ts';
import type { Ctx } from '#server/context.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { loadLatest } from './offer.store.ts';

/** Where the latest offer of each of these applications stands, for those that have one. */
export async function loadOfferStates(
  ctx: Ctx,
  scope: CompanyScope,
  applicationIds: string[],
): Promise<Map<string, OfferState>> {
  const latest = await loadLatest(ctx, scope.companyId, applicationIds);
  return new Map([...latest].map(([id, row]) => [id, offerStateOf(row, ctx.now)]));
}
