import type { ApplicationStatus } from '#domain/application/application-status.ts';
import {
  mayMoveApplication,
  mayPromise,
  type MoveBasis,
  movesOfCompany,
} from '#domain/application/may-move-application.ts';
import { isStageMove, mayMoveTo } from '#domain/stage/stage.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadArranged } from '#server/features/interview/interview-lists.ts';
import { loadOfferStates } from '#server/features/offer/own-offer.ts';
import { findStage } from '#server/features/stage/stages.ts';
import { type CompanyScope, requireMember } from '#server/scopes.ts';
import { lockApplications, lockBatch, updateUndone } from './move.store.ts';
import { notifyColleagues, notifyEarlier } from './notices.ts';
import { reasonsOf } from './received-application.ts';
import { recordMoves } from './record-moves.ts';

type Move = {
  applicationId: string;
  to: ApplicationStatus;
  stageId?: string | undefined;
  version: number;
  reason?: string | undefined;
  basis?: MoveBasis | undefined;
  /** The caller sends an offer in the same transaction. */
  sendsOffer?: boolean;
};

/** Locks one application and moves it in the caller's transaction, if all rules allow it. */
export async function moveLocked(tx: Ctx, scope: CompanyScope, move: Move) {
  const { applicationId, to, reason, basis, sendsOffer } = move;
  // Before the application, in the order in which removing a stage locks them.
  const stage = await findStage(tx, scope, move.stageId);
  const [application] = await lockApplications(tx, scope, [applicationId]);
  if (application === undefined) throw new AppError('NOT_FOUND');
  if (application.version !== move.version)
    throw new AppError('STATUS_CHANGED', {
      status: application.status,
      version: application.version,
      wanted: to,
    });
  if (move.stageId && (stage?.postingId !== application.postingId || stage.type !== to))
    throw new AppError('STAGES_CHANGED');
  const target = { status: to, stageId: stage?.id ?? null };
  allow(mayMoveTo(application, target, 'member', reason));
  const offer = (await loadOfferStates(tx, scope, [applicationId])).get(applicationId) ?? null;
  const hasTimes = (await loadArranged(tx, scope, [applicationId])).has(applicationId);
  if (!isStageMove(application, target))
    allow(mayPromise(application.status, to, { offer, hasTimes, sendsOffer, basis, reason }));
  const { batchId, moveIds } = await recordMoves(tx, scope, [application], {
    to,
    stageOf: () => stage,
    basis,
    reasonOf: await reasonsOf(tx, scope, [applicationId], reason),
  });
  return { version: application.version + 1, batchId, moveId: moveIds.get(applicationId) ?? '' };
}

/**
 * A recruiter moves an application. The student is notified, and sees it, once the move can no
 * longer be undone.
 */
export async function moveApplication(ctx: Ctx, input: Omit<Move, 'sendsOffer'>) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const { version, batchId } = await moveLocked(tx, scope, input);
    const { applicationId: id, to: status } = input;
    return { id, status, version, moves: movesOfCompany(status), batchId };
  });
}

/**
 * Moves an application on because an interview is arranged; one that is further already stays. The
 * batch has the id of the interview's own move, whose notification tells the student of both.
 */
export async function moveToInterview(
  tx: Ctx,
  scope: CompanyScope,
  { applicationId, batchId }: { applicationId: string; batchId: string },
): Promise<void> {
  const [application] = await lockApplications(tx, scope, [applicationId]);
  const to = 'interview_scheduled' as const;
  if (application === undefined || application.status === 'offer_made') return;
  if (!mayMoveApplication(application.status, to, 'member').ok) return;
  await recordMoves(tx, scope, [application], { to, batchId });
}

/** Moves an application back to Under Review, because its interview is cancelled. */
export async function moveBackFromInterview(
  tx: Ctx,
  scope: CompanyScope,
  { applicationId, batchId }: { applicationId: string; batchId: string },
): Promise<void> {
  const [application] = await lockApplications(tx, scope, [applicationId]);
  if (application?.status !== 'interview_scheduled') return;
  await recordMoves(tx, scope, [application], { to: 'under_review', batchId });
}

/** Undoes the move that came with a change of an interview, unless it was moved again since. */
export async function undoMoveOfInterview(
  tx: Ctx,
  scope: CompanyScope,
  batchId: string,
): Promise<void> {
  const last = (await lockBatch(tx, scope, batchId)).filter(({ isLast }) => isLast);
  if (last.length === 0) return;
  const earlier = await updateUndone(
    tx,
    scope,
    last.map(({ moveId }) => moveId),
  );
  await notifyEarlier(tx, scope, earlier);
  await notifyColleagues(
    tx,
    scope,
    last.map(({ id }) => id),
  );
}
