import type { PlanAudience } from './plan-catalogue.ts';

/** Who has a plan: a student or a company. */
export type Subscriber = { userId: string } | { companyId: string };

export const audienceOf = (subscriber: Subscriber): PlanAudience =>
  'userId' in subscriber ? 'student' : 'company';

/** The subscriber of a row that names one of them. */
export function subscriberIn(row: { userId: string | null; companyId: string | null }): Subscriber {
  return row.companyId === null ? { userId: row.userId ?? '' } : { companyId: row.companyId };
}
