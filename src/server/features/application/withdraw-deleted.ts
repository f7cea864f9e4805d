import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { answerOffer } from '#server/features/offer/answers.ts';
import { insertMoves } from './move.store.ts';
import { undoUnannounced } from './undo-moves.ts';
import { loadOpenOf, updateOpenWithdrawn } from './withdraw-deleted.store.ts';

/**
 * Withdraws what is undecided of a student who is being deleted, in the transaction of the caller,
 * who has locked these applications. Moves that the student has not been told about are undone
 * first, as in any withdrawal. Nobody is notified: a notification would name the student.
 */
export async function withdrawDeleted(
  tx: Ctx,
  studentId: string,
  locked: { id: string; companyId: string }[],
): Promise<void> {
  for (const { id: applicationId, companyId } of locked)
    await undoUnannounced(tx, { companyId, applicationId });
  const open = await loadOpenOf(tx, studentId);
  for (const application of open) await answerOffer(tx, application, 'withdrawn');
  await insertMoves(
    tx,
    open.map(({ id: applicationId, companyId, status, stageId }) => ({
      id: uuid(),
      companyId,
      applicationId,
      fromStatus: status,
      toStatus: 'withdrawn' as const,
      fromStageId: stageId,
      actorId: studentId,
      actorKind: 'student' as const,
      createdAt: tx.now,
    })),
  );
  await updateOpenWithdrawn(tx, studentId);
}
