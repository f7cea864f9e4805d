import type { Overview } from '#contract/overview.ts';
import { waitingSince } from '#domain/application/received-filter.ts';
import { completedSteps } from '#domain/overview/overview.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { isNearLimit, limitOf } from '#domain/plan/may-use.ts';
import type { SubscriptionStatus } from '#domain/plan/subscription.ts';
import type { Ctx } from '#server/context.ts';
import { findSubscriptionStatus } from '#server/features/plan/find-subscription-status.ts';
import { requireMember, type CompanyScope } from '#server/scopes.ts';
import {
  countPostings,
  countReceived,
  countUnfinished,
  countUpcoming,
  findFirstFacts,
  findPublished,
  loadDays,
  upsertFirstSteps,
} from './overview.store.ts';

/** What a member should look at today, the company's counts, and applications over time. */
export async function loadOverview(ctx: Ctx): Promise<Overview> {
  const scope = requireMember(ctx);
  const isRecruiter = !scope.onlyAssigned;
  const [received, interviews, unfinished, days, postings, first, planStatus] = await Promise.all([
    countReceived(ctx, scope, {
      all: {},
      fresh: { status: 'pending' },
      week: { unansweredSince: waitingSince('7', ctx.now) },
      month: { unansweredSince: waitingSince('25', ctx.now) },
    }),
    countUpcoming(ctx, scope),
    countUnfinished(ctx, scope),
    loadDays(ctx, scope),
    isRecruiter ? countPostings(ctx, scope) : null,
    isRecruiter ? loadFirst(ctx, scope) : null,
    isRecruiter && !scope.isLimited
      ? findSubscriptionStatus(ctx, { companyId: scope.companyId })
      : null,
  ]);
  return {
    tiles: {
      postings: postings && cappedTotal(postings.active),
      candidates: cappedTotal(received.all),
      fresh: cappedTotal(received.fresh),
      interviews: cappedTotal(interviews),
    },
    unfinished: cappedTotal(unfinished),
    attention: postings && {
      unanswered: { '7': cappedTotal(received.week), '25': cappedTotal(received.month) },
      closing: postings.closing,
      drafts: postings.drafts,
      // A member who sees only some postings can't know how many are open.
      plan: planStatus && planNearLimit(planStatus, postings.open),
    },
    days,
    first,
  };
}

/** The company's plan, once little of it is left. */
function planNearLimit({ plan }: SubscriptionStatus, open: number) {
  const limit = limitOf(plan, 'openPostings');
  return limit !== 'unlimited' && isNearLimit(limit, open) ? { id: plan.id, open, limit } : null;
}

async function loadFirst(ctx: Ctx, scope: CompanyScope): Promise<Overview['first']> {
  const [facts, published] = await Promise.all([
    findFirstFacts(ctx, scope),
    findPublished(ctx, scope),
  ]);
  if (facts === undefined) return null;
  const { isHidden, hasStarted } = facts;
  return {
    done: completedSteps({ ...facts, hasPublished: published !== undefined }),
    isHidden,
    hasStarted,
    mayInvite: ctx.actor.kind === 'member' && ctx.actor.role === 'owner',
    postingId: published?.id ?? null,
  };
}

/** Hides the first steps on the overview, or shows them again. */
export async function setFirstSteps(ctx: Ctx, { isHidden }: { isHidden: boolean }) {
  await upsertFirstSteps(ctx, requireMember(ctx, ['owner', 'recruiter']), isHidden);
  return { isHidden };
}
