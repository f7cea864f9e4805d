import type { leftStatuses } from '#domain/application/application-status.ts';
import { mayAnswerOffer, offerStateOf } from '#domain/offer/offer.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { undoUnannounced } from '#server/features/application/undo-moves.ts';
import { notifyCompany } from '#server/features/notification/notices.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwn, findShown, lockOwn, updateAnswer } from './offer.store.ts';

/** Closes the open offer of an application that its student withdraws. An accepted offer stays. */
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

/** Queues the mail to a recruiter about an accepted offer. */
async function mailAcceptance(
  ctx: Ctx,
  mail: {
    /** Unique per offer and recruiter. */
    id: string;
    userId: string;
    email: string;
    application: { id: string; fullName: string; postingTitle: string; companyName: string };
  },
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, mail);
  if (!wantsMail('offer.accepted')) return;
  const { application } = mail;
  const names = { name: application.fullName, title: application.postingTitle };
  const subject = t('mail.accepted.heading', names);
  const body = layOut({
    heading: subject,
    paragraphs: [t('mail.accepted.body', names)],
    action: {
      label: t('mail.left.action'),
      url: `${ctx.publicUrl}/company-dashboard/applications?application=${application.id}`,
    },
    footer: t('mail.company-footer', { company: application.companyName }),
  });
  await ctx.tasks.add(
    ctx.db,
    'mail.send',
    { mail: { id: mail.id, to: mail.email, subject, ...body } },
    { key: mail.id },
  );
}

type Input = { applicationId: string; offerId: string };

/**
 * A student accepts an offer; the company is notified immediately and by mail. A withdrawal that
 * the student was not notified of yet comes too late, but the deletion of the company does not.
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
    const recipients = await notifyCompany(tx, companyId, {
      kind: 'offer.accepted',
      applicationId,
      postingId,
      postingTitle,
      studentName: fullName,
    });
    const mailed = recipients.filter(({ mayBeMailed }) => mayBeMailed);
    for (const { userId, email, isBlind } of mailed)
      await mailAcceptance(tx, {
        id: `${offerId}.${userId}`,
        userId,
        email,
        application: isBlind ? { ...application, fullName: blindName(applicationId) } : application,
      });
    const data = { by: scope.studentId };
    await publishLive(tx.db, { userId: scope.studentId, kind: 'application.changed', data });
    return { id: offerId };
  });
}
