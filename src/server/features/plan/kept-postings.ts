import type { OwnPlan } from '#contract/plan.ts';
import { limitOf } from '#domain/plan/may-use.ts';
import { planNamed } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import { dayMs } from '#domain/time.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { findSubscriptionStatus } from './find-subscription-status.ts';
import {
  findSubscription,
  loadOpenPostings,
  lockSubscriber,
  updateSubscription,
  updateToClosed,
} from './plan.store.ts';
import { requireSubscriber } from './require-subscriber.ts';

/** How long before the end of a plan the owner is asked which postings stay open. */
const keepingDays = 60;

/** The postings to choose from when the next plan includes fewer than are open; null otherwise. */
export async function loadKeeping(ctx: Ctx, subscriber: Subscriber): Promise<OwnPlan['keeping']> {
  if (!('companyId' in subscriber)) return null;
  const { nextPlan, endsAt, state } = await findSubscriptionStatus(ctx, subscriber);
  if (nextPlan === null || endsAt === null) return null;
  const isSoon = endsAt.getTime() - ctx.now.getTime() <= keepingDays * dayMs;
  const subscription = await findSubscription(ctx, subscriber);
  // A granted plan is usually renewed, so that nobody has to choose a year before it ends.
  if (!isSoon && state !== 'cancelled' && !subscription?.nextPlan) return null;
  const limit = limitOf(planNamed(nextPlan), 'openPostings');
  if (limit === 'unlimited') return null;
  const open = await loadOpenPostings(ctx, subscriber.companyId);
  if (open.length <= limit) return null;
  const keptIds = new Set(subscription?.keptPostings);
  return {
    limit,
    postings: open.map(({ id, title }) => ({ id, title, isKept: keptIds.has(id) })),
  };
}

/** Saves which postings stay open when a smaller plan begins: at most as many as it includes. */
export async function saveKeptPostings(ctx: Ctx, { postingIds }: { postingIds: string[] }) {
  const { subscriber } = requireSubscriber(ctx, ['owner']);
  return inTransaction(ctx, async (tx) => {
    await lockSubscriber(tx, subscriber);
    const keeping = await loadKeeping(tx, subscriber);
    const subscription = await findSubscription(tx, subscriber);
    if (keeping === null || subscription === undefined) throw new AppError('NOT_FOUND');
    const requestedIds = new Set(postingIds);
    const keptIds = keeping.postings.filter(({ id }) => requestedIds.has(id)).map(({ id }) => id);
    if (keptIds.length !== requestedIds.size) throw new AppError('NOT_FOUND');
    if (keptIds.length > keeping.limit) throw new AppError('OUT_OF_RANGE');
    await updateSubscription(tx, subscription.id, { keptPostings: keptIds });
    return { kept: keptIds.length };
  });
}

/**
 * Closes the postings beyond what the plan includes: those that the owner chose stay open first,
 * then the newest. Nothing is deleted, and a closed posting can be reopened.
 */
export async function closeExcess(tx: Ctx, subscriber: Subscriber): Promise<void> {
  if (!('companyId' in subscriber)) return;
  const { plan } = await findSubscriptionStatus(tx, subscriber);
  const limit = limitOf(plan, 'openPostings');
  if (limit === 'unlimited') return;
  const open = await loadOpenPostings(tx, subscriber.companyId);
  const keptIds = new Set((await findSubscription(tx, subscriber))?.keptPostings);
  const ids = [
    ...open.filter(({ id }) => keptIds.has(id)),
    ...open.filter(({ id }) => !keptIds.has(id)),
  ]
    .slice(limit)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await updateToClosed(tx, subscriber.companyId, ids);
  await indexPostings(tx, ids);
  await publishChange(tx, 'postings');
}
