import { v7 as uuid } from 'uuid';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { mayMoveApplication, movesOfCompany } from '#domain/application/may-move-application.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUser } from '#server/features/notification/notify-user.ts';
import { requireMember } from '#server/scopes.ts';
import { findReceivedApplication, insertMove, updateStatus } from './application.store.ts';
import { mailMove } from './mail-move.ts';
import { notifyColleagues } from './notify-colleagues.ts';

type Input = {
  applicationId: string;
  to: ApplicationStatus;
  version: number;
  reason?: string | undefined;
};

/** A recruiter moves an application. The student is notified immediately and by mail. */
export async function moveApplication(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const application = await findReceivedApplication(ctx, scope, input.applicationId);
  if (application === undefined) throw new AppError('NOT_FOUND');
  if (application.version !== input.version) throw changed(application, input.to);
  allow(mayMoveApplication(application.status, input.to, 'member', input.reason));
  const moveId = uuid();
  const reason = input.reason || null;
  return inTransaction(ctx, async (tx) => {
    const isMine = await updateStatus(tx, scope, {
      applicationId: application.id,
      to: input.to,
      seenVersion: input.version,
    });
    if (!isMine) {
      const now = await findReceivedApplication(tx, scope, application.id);
      throw now ? changed(now, input.to) : new AppError('NOT_FOUND');
    }
    await insertMove(tx, {
      id: moveId,
      companyId: scope.companyId,
      applicationId: application.id,
      fromStatus: application.status,
      toStatus: input.to,
      actorId: scope.userId,
      actorKind: 'member',
      reason,
      createdAt: ctx.now,
    });
    await notifyUser(tx, application.studentId, {
      kind: 'application.moved',
      applicationId: application.id,
      postingId: application.postingId,
      postingTitle: application.postingTitle,
      companyName: application.companyName,
      to: input.to,
    });
    await notifyColleagues(tx, scope, [application.id]);
    await mailMove(tx, { id: moveId, to: input.to, reason, application });
    return {
      id: application.id,
      status: input.to,
      version: input.version + 1,
      moves: movesOfCompany(input.to),
    };
  });
}

/** The refusal for a concurrent change, with the current and the requested status. */
function changed(
  now: { status: ApplicationStatus; version: number },
  wanted: ApplicationStatus,
): AppError {
  return new AppError('STATUS_CHANGED', { status: now.status, version: now.version, wanted });
}
