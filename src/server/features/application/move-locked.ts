import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { mayPromise, type MoveBasis } from '#domain/application/may-move-application.ts';
import { isStageMove, mayMoveTo } from '#domain/stage/stage.ts';
import { allow, AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadArranged } from '#server/features/interview/interview-lists.ts';
import { loadOfferStates } from '#server/features/offer/load-offer-states.ts';
import { findStage } from '#server/features/stage/stages.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { lockApplications } from './move.store.ts';
import { reasonsOf } from './reasons-of.ts';
import { recordMoves } from './record-moves.ts';

export type Move = {
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
  const [now] = await lockApplications(tx, scope, [applicationId]);
  if (now === undefined) throw new AppError('NOT_FOUND');
  if (now.version !== move.version)
    throw new AppError('STATUS_CHANGED', { status: now.status, version: now.version, wanted: to });
  if (move.stageId && (stage?.postingId !== now.postingId || stage.type !== to))
    throw new AppError('STAGES_CHANGED');
  const target = { status: to, stageId: stage?.id ?? null };
  allow(mayMoveTo(now, target, 'member', reason));
  const offer = (await loadOfferStates(tx, scope, [applicationId])).get(applicationId) ?? null;
  const hasTimes = (await loadArranged(tx, scope, [applicationId])).has(applicationId);
  if (!isStageMove(now, target))
    allow(mayPromise(now.status, to, { offer, hasTimes, sendsOffer, basis, reason }));
  const { batchId, moveIds } = await recordMoves(tx, scope, [now], {
    to,
    stageOf: () => stage,
    basis,
    reasonOf: await reasonsOf(tx, scope, [applicationId], reason),
  });
  return { version: now.version + 1, batchId, moveId: moveIds.get(applicationId) ?? '' };
}
