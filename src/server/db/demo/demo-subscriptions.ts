import { mayUse } from '#domain/plan/may-use.ts';
import { companyPlans } from '#domain/plan/plan-catalogue.ts';
import { periodEnd } from '#domain/plan/subscription.ts';
import { usageMonth } from '#domain/plan/usage-month.ts';
import { homeCompany } from './demo-companies.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, later } from './demo-time.ts';

const [starter, business] = companyPlans;

/**
 * The home company pays for Business, others have the smallest plan that their postings fit into,
 * and one of those on the first plan asks for more.
 */
export function addSubscriptions(maker: DemoMaker): void {
  const { now, id, rows } = maker;
  const times = { createdAt: later(now, -20 * day), updatedAt: later(now, -20 * day) };
  const small: { companyId: string; open: number }[] = [];
  for (const { id: companyId, slug, status } of rows.companies) {
    if (status !== 'approved') continue;
    const open = countOpen(maker, companyId);
    const fitting = companyPlans.find((plan) => mayUse(plan, 'openPostings', open - 1).ok);
    const plan = slug === homeCompany ? business : fitting;
    if (plan === undefined || plan === starter) {
      small.push({ companyId, open });
      continue;
    }
    rows.subscriptions.push({
      id: id(times.createdAt),
      companyId,
      plan: plan.id,
      period: 'yearly',
      state: 'active',
      endsAt: periodEnd('yearly', times.createdAt),
      payer: 'manual',
      ...times,
    });
  }
  const [asking] = small.sort((a, b) => b.open - a.open);
  if (asking) addRequest(maker, asking.companyId);
  addUses(maker);
}

function countOpen({ now, rows }: DemoMaker, companyId: string): number {
  return rows.postings.filter(
    (posting) =>
      posting.companyId === companyId &&
      posting.state === 'active' &&
      (!posting.deadline || posting.deadline > now),
  ).length;
}

function addRequest({ now, id, rows }: DemoMaker, companyId: string): void {
  const createdAt = later(now, -1.5 * day);
  const owner = rows.companyMembers.find(
    (member) => member.companyId === companyId && member.role === 'owner',
  );
  if (owner === undefined || business === undefined) return;
  rows.planRequests.push({
    id: id(createdAt),
    companyId,
    requestedBy: owner.userId,
    plan: business.id,
    period: 'monthly',
    message: 'We are opening two new teams in January and need about ten postings at a time.',
    createdAt,
  });
}

function addUses({ id, rows }: DemoMaker): void {
  for (const { userId, id: source, countedAt } of rows.practiceSessions) {
    if (!countedAt) continue;
    const { month } = usageMonth(countedAt);
    const use = 'mockInterviewsAMonth' as const;
    rows.planUses.push({ id: id(countedAt), userId, use, month, source, createdAt: countedAt });
  }
}
