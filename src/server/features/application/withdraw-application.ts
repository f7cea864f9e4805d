import { v7 as uuid } from 'uuid';
import type { ApplicationStatus, leftStatuses } from '#domain/application/application-status.ts';
import { mayMoveApplication } from '#domain/application/may-move-application.ts';
import { blindName, redact } from '#domain/scorecard/blind.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endInterviews } from '#server/features/interview/finished-interviews.ts';
import { notifyCompany } from '#server/features/notification/notices.ts';
import { answerOffer } from '#server/features/offer/answers.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { requireStudent } from '#server/scopes.ts';
import { mailWithdrawal } from './application-mails.ts';
import { insertMove } from './application.store.ts';
import { findWholeOwn, lockOwn, updateLeft } from './own-application.store.ts';
import { undoUnannounced } from './undo-moves.ts';

type Input = {
  applicationId: string;
  to: (typeof leftStatuses)[number];
  version: number;
  reason?: string | undefined;
};

/**
 * A student permanently withdraws an application or declines the offer. Cancels upcoming interviews
 * and notifies the company immediately and by mail.
 */
export async function withdrawApplication(ctx: Ctx, input: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockOwn(tx, scope, input.applicationId);
    const application = orNotFound(await findWholeOwn(tx, scope, input.applicationId));
    if (application.version !== input.version) throw changed(application, input.to);
    allow(mayMoveApplication(application.status, input.to, 'student'));
    const { id, companyId, postingId, postingTitle, fullName } = application;
    const moveId = uuid();
    const reason = input.reason || null;
    await undoUnannounced(tx, { companyId, applicationId: id });
    await answerOffer(tx, { companyId, id }, input.to);
    await updateLeft(tx, scope, { applicationId: id, to: input.to });
    await insertMove(tx, {
      id: moveId,
      companyId,
      applicationId: id,
      fromStatus: application.status,
      toStatus: input.to,
      actorId: scope.studentId,
      actorKind: 'student',
      reason,
      createdAt: ctx.now,
    });
    await endInterviews(tx, { companyId, applicationId: id });
    const recipients = await notifyCompany(tx, companyId, {
      kind: 'application.left',
      applicationId: id,
      postingId,
      postingTitle,
      studentName: fullName,
      to: input.to,
    });
    const mailed = recipients.filter(({ mayBeMailed }) => mayBeMailed);
    for (const { userId, email, isBlind, notificationId } of mailed) {
      await mailWithdrawal(tx, {
        id: `${moveId}.${userId}`,
        userId,
        notificationId,
        email,
        to: input.to,
        reason: reason && isBlind ? redact(reason, { name: fullName, values: [] }) : reason,
        application: isBlind ? { ...application, fullName: blindName(id) } : application,
      });
    }
    const data = { by: scope.studentId };
    await publishLive(tx.db, { userId: scope.studentId, kind: 'application.changed', data });
    return { id, status: input.to, version: input.version + 1 };
  });
}

/** The refusal for a concurrent change, with the current and the requested status. */
function changed(
  now: { status: ApplicationStatus; version: number },
  requested: ApplicationStatus,
): AppError {
  return new AppError('STATUS_CHANGED', {
    status: now.status,
    version: now.version,
    wanted: requested,
  });
}
