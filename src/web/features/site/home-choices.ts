import { planAudiences, planPeriods } from '#domain/plan/plan-catalogue.ts';

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

function oneOf<T extends string>(values: readonly [T, ...T[]], requested: string | null): T {
  return values.find((value) => value === requested) ?? values[0];
}
