import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { lockOwnRequest, updateRequest } from './plan-request.store.ts';
import { requireSubscriber } from './require-subscriber.ts';

/** Withdraws a request that nobody has decided yet. */
export async function withdrawRequest(ctx: Ctx, { requestId }: { requestId: string }) {
  const { subscriber } = requireSubscriber(ctx, ['owner']);
  return inTransaction(ctx, async (tx) => {
    const request = orNotFound(await lockOwnRequest(tx, subscriber, requestId));
    if (request.state === 'granted' || request.state === 'refused')
      throw new AppError('PLAN_REQUEST_DECIDED');
    await updateRequest(tx, requestId, { state: 'withdrawn' });
    return { id: requestId };
  });
}
