import { planAudiences, planPeriods } from '#domain/plan/plan-catalogue.ts';
import { oneOf } from '#web/lib/one-of.ts';

export const storySides = ['all', 'student', 'company'] as const;
export type StorySide = (typeof storySides)[number];

/** The choices on the home page, from the URL; invalid values give the default. */
export function homeChoices(search: URLSearchParams) {
  return {
    features: oneOf(planAudiences, search.get('features')),
    plans: oneOf(planAudiences, search.get('plans')),
    period: oneOf(planPeriods, search.get('period')),
    stories: oneOf(storySides, search.get('stories')),
    page: Number(search.get('page') ?? 1),
  };
}
