import { limitOf } from '#domain/plan/may-use.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { Ctx } from '#server/context.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { findStanding } from './find-standing.ts';
import { findSubscription, loadOpenPostings, updateToClosed } from './plan.store.ts';

/**
 * Closes the postings that the plan does not include: first stay those that the owner chose, then
 * the newest. Nothing is deleted, and a closed posting can be reopened.
 */
export async function closeExcess(tx: Ctx, subscriber: Subscriber): Promise<void> {
  if (!('companyId' in subscriber)) return;
  const { plan } = await findStanding(tx, subscriber);
  const limit = limitOf(plan, 'openPostings');
  if (limit === 'unlimited') return;
  const open = await loadOpenPostings(tx, subscriber.companyId);
  const kept = new Set((await findSubscription(tx, subscriber))?.keptPostings);
  const ids = [...open.filter(({ id }) => kept.has(id)), ...open.filter(({ id }) => !kept.has(id))]
    .slice(limit)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await updateToClosed(tx, subscriber.companyId, ids);
  await indexPostings(tx, ids);
  await publishChange(tx, 'postings');
}
