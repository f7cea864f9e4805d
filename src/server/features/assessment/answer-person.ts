import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { notifyAnswered } from './notify-request.ts';
import { lockInvited, updateSitting } from './own-sitting.store.ts';
import { findVisibleSitting } from './sitting.store.ts';

type Input = { sittingId: string; answer: string };

/** A person answers a student who asked for one. */
export async function answerPerson(ctx: Ctx, { sittingId, answer }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    if (!(await findVisibleSitting(tx, scope, sittingId))) throw new AppError('NOT_FOUND');
    const found = await lockInvited(tx, { companyId: scope.companyId, id: sittingId });
    if (!found?.sitting.reviewAskedAt) throw new AppError('NOT_FOUND');
    if (found.sitting.reviewAnsweredAt !== null) throw new AppError('REQUEST_ANSWERED');
    await updateSitting(tx, found.sitting, { reviewAnswer: answer, reviewAnsweredAt: tx.now });
    await notifyAnswered(tx, found, 'person');
    return { id: sittingId };
  });
}
