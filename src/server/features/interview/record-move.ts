import { v7 as uuid } from 'uuid';
import { graceMs } from '#domain/application/bulk-move.ts';
import type { InterviewAct, InterviewDetails } from '#domain/interview/interview.ts';
import type { Ctx } from '#server/context.ts';
import { insertMove } from './interview-moves.store.ts';
import { notifyViewers } from './interview-notices.ts';
import { type InterviewRow, updateInterview } from './interview.store.ts';

type Change = {
  act: InterviewAct;
  set: Partial<InterviewRow>;
  note?: string | null;
  /** The details before, if the change can be undone together with them. */
  before?: InterviewDetails;
  moveId?: string;
};

/**
 * Changes a locked interview, keeps the change in its history, and notifies the others once it can
 * no longer be undone. What nobody else is told, such as an outcome, notifies nobody.
 */
export async function recordMove(tx: Ctx, interview: InterviewRow, change: Change) {
  const { act, set, note, before, moveId = uuid() } = change;
  const { actor } = tx;
  const { companyId, id } = interview;
  await updateInterview(tx, interview, set);
  await insertMove(tx, {
    companyId,
    id: moveId,
    interviewId: id,
    act,
    fromStatus: interview.status,
    toStatus: set.status ?? interview.status,
    fromStartsAt: interview.startsAt,
    fromEndsAt: interview.endsAt,
    toStartsAt: set.startsAt === undefined ? interview.startsAt : set.startsAt,
    fromProposalId: interview.proposalId,
    fromDetails: before ?? null,
    actorId: actor.kind === 'student' || actor.kind === 'member' ? actor.userId : null,
    actorKind: actor.kind === 'student' || actor.kind === 'member' ? actor.kind : 'system',
    note: note || null,
    createdAt: tx.now,
  });
  if (act !== 'completed' && act !== 'no_show') await notifyLater(tx, moveId);
  await notifyViewers(tx, interview);
  return { id, version: interview.version + 1, moveId };
}

export async function notifyLater(tx: Ctx, moveId: string): Promise<void> {
  const startAfter = new Date(tx.now.getTime() + graceMs + 1_000);
  await tx.tasks.add(tx.db, 'interview.notify', { moveId }, { key: moveId, startAfter });
}
