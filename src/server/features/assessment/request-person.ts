import { stateOf } from '#domain/assessment/sitting-clock.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { notifyRequest } from './notify-request.ts';
import { lockOwnSitting, updateSitting } from './own-sitting.store.ts';

/** A student asks a person to look at the result of a submitted sitting, once. */
export async function requestPerson(
  ctx: Ctx,
  { sittingId, note }: { sittingId: string; note: string },
) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    if (!found || stateOf(found.sitting, tx.now) !== 'submitted') throw new AppError('NOT_FOUND');
    if (found.sitting.reviewAnsweredAt !== null) throw new AppError('REQUEST_ANSWERED');
    const isNew = found.sitting.reviewAskedAt === null;
    await updateSitting(tx, found.sitting, {
      reviewNote: note,
      reviewAskedAt: found.sitting.reviewAskedAt ?? tx.now,
    });
    if (isNew) await notifyRequest(tx, found, 'person');
    return { id: sittingId };
  });
}
