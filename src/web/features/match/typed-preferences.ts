import type { OwnPreferences } from '#contract/match.ts';
import { degrees } from '#domain/match/degree.ts';
import { payCurrencies, preferenceLimits, visibilities } from '#domain/match/job-preferences.ts';
import { remoteWishes } from '#domain/match/match-facts.ts';
import { countryOf } from '#domain/posting/country-of.ts';
import { salaryPeriods } from '#domain/posting/posting.ts';
import { readTypedAmount } from '#domain/posting/salary-amount.ts';

export type PreferenceProblem = 'years' | 'pay' | 'graduation' | 'permits';

const one = <T extends string>(all: readonly T[], value: unknown): T | null =>
  all.find((each) => each === value) ?? null;

/** What the form says, and which of its fields say nothing that can be kept. */
export function readPreferences(
  form: FormData,
  { locations, permits }: { locations: string[]; permits: string[] },
): { typed: Omit<OwnPreferences, 'version'>; problems: PreferenceProblem[] } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const number = (name: string) => (/^\d{1,4}$/u.test(text(name)) ? Number(text(name)) : null);
  const salaryCurrency = one(payCurrencies, text('salaryCurrency')) ?? 'INR';
  const years = number('years');
  const graduationYear = number('graduationYear');
  const expectedSalary = readTypedAmount(text('expectedSalary'), salaryCurrency);
  const codes = permits.map((name) => countryOf(name));
  const { firstGraduation, lastGraduation } = preferenceLimits;
  const isYear =
    graduationYear !== null &&
    graduationYear >= firstGraduation &&
    graduationYear <= lastGraduation;
  const isYears = years !== null && years <= preferenceLimits.years;
  const problems: PreferenceProblem[] = [];
  if (text('years') !== '' && !isYears) problems.push('years');
  if (text('expectedSalary') !== '' && expectedSalary === null) problems.push('pay');
  if (text('graduationYear') !== '' && !isYear) problems.push('graduation');
  if (codes.includes(null)) problems.push('permits');
  return {
    problems,
    typed: {
      years,
      locations,
      wantsRemote: one(remoteWishes, text('wantsRemote')) ?? 'yes',
      expectedSalary,
      salaryCurrency,
      salaryPeriod: one(salaryPeriods, text('salaryPeriod')) ?? 'year',
      degree: one(degrees, text('degree')),
      graduationYear,
      permits: codes.filter((code) => code !== null),
      visibility: one(visibilities, text('visibility')) ?? 'off',
    },
  };
}
