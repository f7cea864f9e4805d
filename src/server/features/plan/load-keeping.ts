import type { OwnPlan } from '#contract/plan.ts';
import { limitOf } from '#domain/plan/may-use.ts';
import { planNamed } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { Ctx } from '#server/context.ts';
import { findStanding } from './find-standing.ts';
import { findSubscription, loadOpenPostings } from './plan.store.ts';

const dayMs = 24 * 60 * 60_000;
/** So long before the end of a plan the owner is asked which postings stay open. */
const keepingDays = 60;

/** The postings to choose from when the next plan includes fewer than are open; null otherwise. */
export async function loadKeeping(ctx: Ctx, subscriber: Subscriber): Promise<OwnPlan['keeping']> {
  if (!('companyId' in subscriber)) return null;
  const { nextPlan, endsAt, state } = await findStanding(ctx, subscriber);
  if (nextPlan === null || endsAt === null) return null;
  const isSoon = endsAt.getTime() - ctx.now.getTime() <= keepingDays * dayMs;
  const subscription = await findSubscription(ctx, subscriber);
  // A granted plan is usually renewed, so that nobody has to choose a year before it ends.
  if (!isSoon && state !== 'cancelled' && !subscription?.nextPlan) return null;
  const limit = limitOf(planNamed(nextPlan), 'openPostings');
  if (limit === 'unlimited') return null;
  const open = await loadOpenPostings(ctx, subscriber.companyId);
  if (open.length <= limit) return null;
  const kept = new Set(subscription?.keptPostings);
  return {
    limit,
    postings: open.map(({ id, title }) => ({ id, title, isKept: kept.has(id) })),
  };
}
