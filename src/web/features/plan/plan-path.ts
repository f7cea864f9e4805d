import type { PlanAudience } from '#domain/plan/plan-catalogue.ts';

export const planPath = (audience: PlanAudience) => `/${audience}-dashboard/plan`;

export const adminPlansPath = '/admin-dashboard/plans';
