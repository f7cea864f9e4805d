import { isKit } from '#domain/assessment/assessment.ts';
import { deadlineWith, stateOf } from '#domain/assessment/sitting-clock.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { notifyAnswered } from './notify-request.ts';
import { lockInvited, updateSitting } from './own-sitting.store.ts';
import { findVisibleSitting } from './sitting.store.ts';

type Input = { sittingId: string; isGranted: boolean };

/**
 * Grants extra time or not; the answer can be changed until the student starts. More time for a kit
 * moves its deadline, also while the student answers.
 */
export async function answerTime(ctx: Ctx, { sittingId, isGranted }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    if (!(await findVisibleSitting(tx, scope, sittingId))) throw new AppError('NOT_FOUND');
    const found = await lockInvited(tx, { companyId: scope.companyId, id: sittingId });
    if (!found?.sitting.timeAskedAt) throw new AppError('NOT_FOUND');
    const { sitting, content } = found;
    const state = stateOf(sitting, tx.now);
    const isFirst = sitting.timeAnsweredAt === null;
    const isRunningKit = state === 'running' && isKit(content) && isFirst;
    if (sitting.startsAt !== null && !isRunningKit) throw new AppError('TEST_RUNNING');
    const timeFactor = isGranted ? (sitting.askedFactor ?? 1) : 1;
    const isSame = !isFirst && sitting.timeFactor === timeFactor;
    if (!isSame) {
      const expiresAt = isKit(content) ? deadlineWith(sitting, timeFactor) : sitting.expiresAt;
      const endsAt = isRunningKit ? expiresAt : sitting.endsAt;
      await updateSitting(tx, sitting, { timeFactor, expiresAt, endsAt, timeAnsweredAt: tx.now });
      await notifyAnswered(tx, found, 'time');
    }
    return { id: sittingId };
  });
}
