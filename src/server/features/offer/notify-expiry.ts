import { v7 as uuid } from 'uuid';
import { offerStateOf } from '#domain/offer/offer.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyCompany, notifyUsers } from '#server/features/notification/notices.ts';
import { findOffer, findStated, updateExpiryNotified } from './offer.store.ts';

/** Notifies both sides that an offer expired without an answer, once. Nobody is rejected by it. */
export async function notifyExpiry(
  ctx: Ctx,
  { companyId, offerId }: { companyId: string; offerId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const offer = await findOffer(tx, companyId, offerId);
    if (offer === undefined || offer.undoneAt !== null || offer.expiryNotifiedAt !== null) return;
    if (offerStateOf(offer, ctx.now) !== 'expired') return;
    const application = await findStated(tx, companyId, offer.applicationId);
    if (application?.status !== 'offer_made') return;
    await updateExpiryNotified(tx, offer);
    const { id: applicationId, postingId, postingTitle, companyName, fullName } = application;
    const about = { kind: 'offer.expired' as const, applicationId, postingId, postingTitle };
    await notifyUsers(tx, [
      { id: uuid(), userId: application.studentId, data: { ...about, from: companyName } },
    ]);
    await notifyCompany(tx, companyId, { ...about, from: fullName });
  });
}
