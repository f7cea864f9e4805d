import { ownRows } from './own-rows.ts';
import { type PersonalSection, section } from './personal-section.ts';
import { planRequests, planUsed, subscriptions } from './tables/subscriptions.ts';

const { byUser } = ownRows;

/** A student's plan, and the requests that a person made, also for a company. */
export const planSections: readonly PersonalSection[] = [
  section(
    'plan',
    subscriptions,
    byUser(subscriptions.userId),
    'plan period state endsAt nextPlan pastDueSince payer startedAt customerRef subscriptionRef createdAt updatedAt',
  ),
  section('plan-uses', planUsed, byUser(planUsed.userId), 'use month source createdAt'),
  section(
    'plan-requests',
    planRequests,
    byUser(planRequests.requestedBy),
    'id companyId plan period message state reason decidedAt createdAt',
  ),
];
