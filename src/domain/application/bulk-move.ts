import { no, type Verdict, yes } from '#domain/refusals.ts';
import type { ApplicationStatus } from './application-status.ts';
import { mayMoveApplication } from './may-move-application.ts';

/** The most applications that one bulk move takes. */
export const mostAtOnce = 500;

/** For how long a bulk move offers to be undone. */
export const undoSeconds = 10;

/** How long the server holds back telling students of a bulk move; until then it can be undone. */
export const graceMs = 15_000;

export const bulkOutcomes = ['moved', 'changed', 'not_allowed', 'not_found'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** What becomes of one application in a bulk move by a member who saw it at a version. */
export function bulkOutcome(
  now: { status: ApplicationStatus; version: number } | undefined,
  wish: { to: ApplicationStatus; version: number; reason: string | undefined },
): BulkOutcome {
  if (now === undefined) return 'not_found';
  if (now.version !== wish.version) return 'changed';
  return mayMoveApplication(now.status, wish.to, 'member', wish.reason).ok
    ? 'moved'
    : 'not_allowed';
}

/** A bulk move is undone by who made it, as long as nobody can have been told. */
export function mayUndoMoves(batch: {
  madeBy: string | null;
  madeAt: Date;
  actorId: string;
  now: Date;
}): Verdict {
  if (batch.madeBy !== batch.actorId) return no('NOT_FOUND');
  return batch.now.getTime() - batch.madeAt.getTime() > graceMs ? no('UNDO_TOO_LATE') : yes;
}
