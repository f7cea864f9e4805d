import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { endInterviews } from '#server/features/interview/finished-interviews.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { withdrawOffers } from '#server/features/offer/withdrawn-offers.ts';
import type { AdminScope } from '#server/scopes.ts';
import { deleteHeldOf, lockUndecided, updateClosed } from './close-applications.store.ts';
import { insertMoves } from './move.store.ts';

/** Moves of one batch: their students are told in one transaction. */
const movesAtOnce = 1_000;

/**
 * Closes every application that a company leaves undecided, with its offer and its interviews, in
 * the caller's transaction. Students are told after the commit, like of any move. What was held
 * back is never sent.
 */
export async function closeApplications(
  tx: Ctx,
  scope: AdminScope,
  company: { id: string; name: string },
): Promise<void> {
  const { id: companyId, name: companyName } = company;
  const undecided = await lockUndecided(tx, scope, companyId);
  for (let at = 0; at < undecided.length; at += movesAtOnce)
    await close(tx, scope, { companyId, undecided: undecided.slice(at, at + movesAtOnce) });
  await endInterviews(tx, { companyId });
  const held = await deleteHeldOf(tx, scope, companyId);
  await notifyUsers(
    tx,
    held.map(({ studentId: userId, postingId, postingTitle }) => ({
      id: uuid(),
      userId,
      data: { kind: 'application.unsent', postingId, postingTitle, companyName },
    })),
  );
}

type Undecided = Awaited<ReturnType<typeof lockUndecided>>;

async function close(
  tx: Ctx,
  scope: AdminScope,
  { companyId, undecided }: { companyId: string; undecided: Undecided },
): Promise<void> {
  const batchId = uuid();
  const moves = undecided.map(({ id, status, stageId }) => ({
    id: uuid(),
    companyId,
    applicationId: id,
    fromStatus: status,
    toStatus: 'closed' as const,
    fromStageId: stageId,
    actorKind: 'system' as const,
    batchId,
    isHeld: true,
    createdAt: tx.now,
  }));
  await updateClosed(tx, scope, { companyId, ids: undecided.map(({ id }) => id) });
  await insertMoves(tx, moves);
  const offered = moves.filter(({ fromStatus }) => fromStatus === 'offer_made');
  await withdrawOffers(
    tx,
    { companyId },
    offered.map(({ id: moveId, applicationId }) => ({ applicationId, moveId, reason: null })),
  );
  const payload = { companyId, batchId };
  await tx.tasks.add(tx.db, 'application.notify-batch', payload, { key: batchId });
}
