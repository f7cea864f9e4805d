import { movesOfCompany } from '#domain/application/may-move-application.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { type Move, moveLocked } from './move-locked.ts';

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
