import { z } from 'zod';
import { planIds, planPeriods, planUses } from '#domain/plan/plan-catalogue.ts';
import { refusalStatus } from './errors.ts';

export const planId = z.enum(planIds);
export const planPeriod = z.enum(planPeriods);
export const planUse = z.enum(planUses);

/** A plan's limit is reached, or its payment is overdue; names the plan and what it includes. */
export const PLAN_LIMIT = {
  status: refusalStatus.PLAN_LIMIT,
  data: z.object({
    plan: planId,
    use: planUse,
    limit: z.number().int(),
    /** How many count already. */
    used: z.number().int(),
    /** The company whose plan it is; null for a student's own. */
    companyName: z.string().nullable(),
  }),
};
export type PlanLimitData = z.infer<(typeof PLAN_LIMIT)['data']>;
