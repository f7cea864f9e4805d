import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadKeeping } from './load-keeping.ts';
import { findSubscription, lockSubscriber, updateSubscription } from './plan.store.ts';
import { requireSubscriber } from './require-subscriber.ts';

/** Saves which postings stay open when a smaller plan begins: at most as many as it includes. */
export async function saveKeptPostings(ctx: Ctx, { postingIds }: { postingIds: string[] }) {
  const { subscriber } = requireSubscriber(ctx, ['owner']);
  return inTransaction(ctx, async (tx) => {
    await lockSubscriber(tx, subscriber);
    const keeping = await loadKeeping(tx, subscriber);
    const subscription = await findSubscription(tx, subscriber);
    if (keeping === null || subscription === undefined) throw new AppError('NOT_FOUND');
    const wanted = new Set(postingIds);
    const kept = keeping.postings.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
    if (kept.length !== wanted.size) throw new AppError('NOT_FOUND');
    if (kept.length > keeping.limit) throw new AppError('OUT_OF_RANGE');
    await updateSubscription(tx, subscription.id, { keptPostings: kept });
    return { kept: kept.length };
  });
}
