import { mayAnswerOffer, offerStateOf } from '#domain/offer/offer.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { undoUnannounced } from '#server/features/application/undo-unannounced.ts';
import { notifyCompany } from '#server/features/notification/notify-company.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { requireStudent } from '#server/scopes.ts';
import { mailAcceptance } from './mail-acceptance.ts';
import { findOwn, findShown, lockOwn, updateAnswer } from './offer.store.ts';

type Input = { applicationId: string; offerId: string };

/**
 * A student accepts an offer; the company is notified immediately and by mail. A withdrawal that the
 * student was not told of yet comes too late, but not the deletion of the company.
 */
export async function acceptOffer(ctx: Ctx, { applicationId, offerId }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const locked = await lockOwn(tx, scope, applicationId);
    const application = await findOwn(tx, scope, applicationId);
    const offer = application && (await findShown(tx, application));
    if (!locked || !application || offer?.id !== offerId) throw new AppError('NOT_FOUND');
    const state = offerStateOf(offer, ctx.now);
    if (state === 'accepted') return { id: offerId };
    const stands = locked.status === 'offer_made' && !locked.isClosed;
    allow(mayAnswerOffer(stands ? state : 'withdrawn'));
    const { companyId, postingId, postingTitle, fullName } = application;
    await undoUnannounced(tx, { companyId, applicationId });
    await updateAnswer(tx, offer, 'accepted');
    const told = await notifyCompany(tx, companyId, {
      kind: 'offer.accepted',
      applicationId,
      postingId,
      postingTitle,
      studentName: fullName,
    });
    for (const { userId, email } of told.filter(({ mayBeMailed }) => mayBeMailed))
      await mailAcceptance(tx, { id: `${offerId}.${userId}`, userId, email, application });
    const data = { by: scope.studentId };
    await publishLive(tx.db, { userId: scope.studentId, kind: 'application.changed', data });
    return { id: offerId };
  });
}
