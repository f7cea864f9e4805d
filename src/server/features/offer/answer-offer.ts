import type { leftStatuses } from '#domain/application/application-status.ts';
import { mayAnswerOffer, offerStateOf } from '#domain/offer/offer.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findShown, updateAnswer } from './offer.store.ts';

/** Closes the open offer of an application that its student leaves. An accepted one stands. */
export async function answerOffer(
  tx: Ctx,
  of: { companyId: string; id: string },
  to: (typeof leftStatuses)[number],
): Promise<void> {
  const offer = await findShown(tx, of);
  if (offer === undefined) return;
  const state = offerStateOf(offer, tx.now);
  if (state === 'accepted' && to === 'declined') throw new AppError('MOVE_NOT_ALLOWED');
  if (!mayAnswerOffer(state).ok) return;
  await updateAnswer(tx, offer, 'declined');
}
