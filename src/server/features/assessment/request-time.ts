import { isOpenStatus } from '#domain/application/application-status.ts';
import { isKit } from '#domain/assessment/assessment.ts';
import { ownStateOf } from '#domain/assessment/sitting-clock.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { notifyRequest } from './notify-request.ts';
import { lockOwnSitting, updateSitting } from './own-sitting.store.ts';

type Input = { sittingId: string; factor: number; note: string };

/**
 * A student asks for more time without having to give a reason: before the start of a test, or before
 * the deadline of a kit.
 */
export async function requestTime(ctx: Ctx, { sittingId, factor, note }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    if (!found) throw new AppError('NOT_FOUND');
    const { sitting, content, status } = found;
    const state = ownStateOf(sitting, isOpenStatus(status), tx.now);
    const mayAsk = state === 'invited' || (state === 'running' && isKit(content));
    if (!mayAsk) throw new AppError('TEST_OVER');
    if (sitting.timeAnsweredAt !== null) throw new AppError('REQUEST_ANSWERED');
    const isNew = sitting.timeAskedAt === null;
    await updateSitting(tx, sitting, {
      askedFactor: factor,
      askedNote: note,
      timeAskedAt: sitting.timeAskedAt ?? tx.now,
    });
    if (isNew) await notifyRequest(tx, found, 'time');
    return { id: sittingId };
  });
}
