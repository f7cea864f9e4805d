/** A quota, or no limit. */
export type Limit = number | 'unlimited';

/** US cents per month, billed monthly or yearly. */
export type PlanPrice = { monthly: number; yearly: number };

type PlanFrame = {
  /** Null for individually negotiated prices. */
  price: PlanPrice | null;
  /** Highlighted as the most popular plan; one per audience. */
  isPopular: boolean;
};

export type StudentPlan = PlanFrame & {
  audience: 'student';
  id: 'free' | 'pro' | 'premium';
  limits: { mockInterviewsAMonth: Limit; verifiedBadges: Limit };
};

export type CompanyPlan = PlanFrame & {
  audience: 'company';
  id: 'starter' | 'business' | 'enterprise';
  /** Postings open at the same time. */
  limits: { openPostings: Limit };
};

export type Plan = StudentPlan | CompanyPlan;
export type PlanId = Plan['id'];
export type PlanAudience = Plan['audience'];

/** From the smallest plan to the largest. */
export const studentPlanIds = ['free', 'pro', 'premium'] as const;
export const companyPlanIds = ['starter', 'business', 'enterprise'] as const;
export const planIds = [...studentPlanIds, ...companyPlanIds] as const;

export const planAudiences = ['student', 'company'] as const satisfies readonly PlanAudience[];
export const planPeriods = ['monthly', 'yearly'] as const satisfies readonly (keyof PlanPrice)[];
export type PlanPeriod = (typeof planPeriods)[number];

/** What a plan limits. */
export const planUses = ['openPostings', 'mockInterviewsAMonth', 'verifiedBadges'] as const;
export type PlanUse = (typeof planUses)[number];

/** New students get the first plan. */
export const studentPlans: readonly [StudentPlan, ...StudentPlan[]] = [
  {
    audience: 'student',
    id: 'free',
    price: { monthly: 0, yearly: 0 },
    isPopular: false,
    // The documents name no badges here; one, so that every student can try what Pro has more of.
    limits: { mockInterviewsAMonth: 3, verifiedBadges: 1 },
  },
  {
    audience: 'student',
    id: 'pro',
    price: { monthly: 999, yearly: 799 },
    isPopular: true,
    limits: { mockInterviewsAMonth: 'unlimited', verifiedBadges: 3 },
  },
  {
    audience: 'student',
    id: 'premium',
    price: { monthly: 1999, yearly: 1699 },
    isPopular: false,
    limits: { mockInterviewsAMonth: 'unlimited', verifiedBadges: 'unlimited' },
  },
];

/** Approved companies get the first plan. */
export const companyPlans: readonly [CompanyPlan, ...CompanyPlan[]] = [
  {
    audience: 'company',
    id: 'starter',
    price: { monthly: 9900, yearly: 7900 },
    isPopular: false,
    limits: { openPostings: 5 },
  },
  {
    audience: 'company',
    id: 'business',
    price: { monthly: 29900, yearly: 24900 },
    isPopular: true,
    limits: { openPostings: 25 },
  },
  {
    audience: 'company',
    id: 'enterprise',
    price: null,
    isPopular: false,
    limits: { openPostings: 'unlimited' },
  },
];

export const planCurrency = 'USD';

export function plansFor(audience: PlanAudience): readonly [Plan, ...Plan[]] {
  return audience === 'student' ? studentPlans : companyPlans;
}

/** The plan of this name. */
export function planNamed(id: PlanId): Plan {
  return [...studentPlans, ...companyPlans].find((plan) => plan.id === id) ?? studentPlans[0];
}

/** Whether a plan is smaller than another of the same audience. */
export function isSmaller(plan: PlanId, than: PlanId): boolean {
  const order = plansFor(planNamed(than).audience).map(({ id }) => id);
  return order.includes(plan) && order.indexOf(plan) < order.indexOf(than);
}

/** The audience's plan of this name; its first plan for a name that is none of its own. */
export function planOf(audience: PlanAudience, id: PlanId | null | undefined): Plan {
  const [first, ...larger] = plansFor(audience);
  return larger.find((plan) => plan.id === id) ?? first;
}

/** What the plans of an audience limit. */
export function usesOf(audience: PlanAudience): PlanUse[] {
  const [{ limits }] = plansFor(audience);
  return planUses.filter((use) => use in limits);
}
