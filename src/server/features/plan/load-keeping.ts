import type { OwnPlan } from '#contract/plan.ts';
import { limitOf } from '#domain/plan/may-use.ts';
import { planNamed } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { Ctx } from '#server/context.ts';
import { findStanding } from './find-standing.ts';
import { findSubscription, loadOpenPostings } from './plan.store.ts';

/** The postings to choose from when the next plan includes fewer than are open; null otherwise. */
export async function loadKeeping(ctx: Ctx, subscriber: Subscriber): Promise<OwnPlan['keeping']> {
  if (!('companyId' in subscriber)) return null;
  const { nextPlan } = await findStanding(ctx, subscriber);
  if (nextPlan === null) return null;
  const limit = limitOf(planNamed(nextPlan), 'openPostings');
  if (limit === 'unlimited') return null;
  const open = await loadOpenPostings(ctx, subscriber.companyId);
  if (open.length <= limit) return null;
  const { keptPostings } = (await findSubscription(ctx, subscriber)) ?? { keptPostings: [] };
  const kept = new Set(keptPostings);
  return {
    limit,
    postings: open.map(({ id, title }) => ({ id, title, isKept: kept.has(id) })),
  };
}
