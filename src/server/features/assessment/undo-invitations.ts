import { isTooLateToUndo } from '#domain/undo.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findAssessment } from './assessment.store.ts';
import { deleteSittings, lockBatch } from './sitting.store.ts';

/** Takes invitations back before anybody is notified; they leave no trace. */
export async function undoInvitations(ctx: Ctx, input: { assessmentId: string; batchId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    if (!(await findAssessment(tx, scope, input.assessmentId))) throw new AppError('NOT_FOUND');
    const sent = await lockBatch(tx, scope, input);
    if (sent.length === 0) throw new AppError('NOT_FOUND');
    const isLate = sent.some(
      ({ createdAt, notifiedAt }) => notifiedAt !== null || isTooLateToUndo(createdAt, tx.now),
    );
    if (isLate) throw new AppError('UNDO_TOO_LATE');
    await deleteSittings(
      tx,
      scope,
      sent.map(({ id }) => id),
    );
    return { batchId: input.batchId };
  });
}
