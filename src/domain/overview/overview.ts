import { dayMs } from '#domain/time.ts';

/** The first steps of a new company, in their order. */
export const companySteps = ['profile', 'colleagues', 'posting'] as const;
export type CompanyStep = (typeof companySteps)[number];

/** How many days the chart of the overview covers. */
export const overviewDays = 30;

/** A posting whose deadline is this close is closing soon. */
export const closingSoonMs = 3 * dayMs;

type CompanyFacts = {
  description: string | null;
  industry: string | null;
  location: string | null;
  website: string | null;
  /** Members and open invitations, without the owner who looks. */
  colleagues: number;
  hasPublished: boolean;
};

const isFilled = (text: string | null) => text !== null && text.trim() !== '';

/** The steps that a company has done, from what it holds. */
export function completedSteps(facts: CompanyFacts): CompanyStep[] {
  const { description, industry, location, website } = facts;
  const isDone: Record<CompanyStep, boolean> = {
    profile: [description, industry, location, website].every(isFilled),
    colleagues: facts.colleagues > 0,
    posting: facts.hasPublished,
  };
  return companySteps.filter((step) => isDone[step]);
}
