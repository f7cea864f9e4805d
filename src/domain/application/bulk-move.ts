import type { OfferState } from '#domain/offer/offer.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';
import { isStageMove, mayMoveTo } from '#domain/stage/stage.ts';
import { isTooLateToUndo } from '#domain/undo.ts';
import type { ApplicationStatus } from './application-status.ts';
import { mayPromise, type MoveBasis } from './may-move-application.ts';

/** Applications in one bulk move. */
export const maxMovesAtOnce = 500;

export const bulkOutcomes = ['moved', 'changed', 'not_allowed', 'no_stage', 'not_found'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** What happens to one application in a bulk move, given the version that the member saw. */
export function bulkOutcome(
  now: { status: ApplicationStatus; stageId: string | null; version: number } | undefined,
  wish: {
    to: ApplicationStatus;
    /** The stage to move to: null for the status itself, undefined if the posting has none. */
    stageId: string | null | undefined;
    version: number;
    reason?: string | undefined;
    basis?: MoveBasis | undefined;
    offer: OfferState | null;
    hasTimes?: boolean | undefined;
  },
): BulkOutcome {
  if (now === undefined) return 'not_found';
  if (now.version !== wish.version) return 'changed';
  if (wish.stageId === undefined) return 'no_stage';
  const target = { status: wish.to, stageId: wish.stageId };
  const isAllowed =
    mayMoveTo(now, target, 'member', wish.reason).ok &&
    (isStageMove(now, target) || mayPromise(now.status, wish.to, wish).ok);
  return isAllowed ? 'moved' : 'not_allowed';
}

/** Only the member who made a bulk move may undo it, and only before students are notified. */
export function mayUndoMoves(batch: {
  movedBy: string | null;
  movedAt: Date;
  actorId: string;
  now: Date;
}): Verdict {
  if (batch.movedBy !== batch.actorId) return no('NOT_FOUND');
  return isTooLateToUndo(batch.movedAt, batch.now) ? no('UNDO_TOO_LATE') : yes;
}
