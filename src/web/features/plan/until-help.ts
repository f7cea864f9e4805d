import type { PlanRequestRow } from '#contract/plan.ts';

/** When a granted plan ends if no day is given: a renewal begins where the current period ends. */
export const untilHelp = ({ now, plan }: Pick<PlanRequestRow, 'now' | 'plan'>) =>
  now === plan
    ? ('admin-plan.grant.until-help-renewal' as const)
    : ('admin-plan.grant.until-help' as const);
