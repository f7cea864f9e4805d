import type { OwnPreferences } from '#contract/match.ts';
import { degrees } from '#domain/match/degree.ts';
import { payCurrencies, preferenceLimits, visibilities } from '#domain/match/job-preferences.ts';
import { remoteWishes } from '#domain/match/match-facts.ts';
import { countryOf } from '#domain/posting/country-of.ts';
import { salaryPeriods } from '#domain/posting/posting.ts';
import { readTypedAmount, typedAmount } from '#domain/posting/salary-amount.ts';
import type { Problems } from '#web/lib/form-problems.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { countryName } from './place-names.ts';

const one = <T extends string>(all: readonly T[], value: unknown): T | null =>
  all.find((each) => each === value) ?? null;

/** The names in a field's value, one per line. */
export const namesIn = (value: string | undefined) => value?.split('\n').filter(Boolean) ?? [];

/** Preferences as form values. */
export function valuesOf(saved: OwnPreferences): FormValues {
  return {
    years: String(saved.years ?? ''),
    wantsRemote: saved.wantsRemote,
    locations: saved.locations.join('\n'),
    expectedSalary: typedAmount(saved.expectedSalary, saved.salaryCurrency),
    salaryCurrency: saved.salaryCurrency,
    salaryPeriod: saved.salaryPeriod,
    degree: saved.degree ?? '',
    graduationYear: String(saved.graduationYear ?? ''),
    permits: saved.permits.map(countryName).join('\n'),
    visibility: saved.visibility,
    isAvailable: saved.isAvailable ? 'yes' : 'no',
    version: String(saved.version),
  };
}

/** Parses the form, and lists the fields with invalid values. */
export function readPreferences(values: FormValues): {
  typed: OwnPreferences;
  problems: Problems;
} {
  const text = (name: string) => values[name]?.trim() ?? '';
  const number = (name: string) => (/^\d{1,4}$/u.test(text(name)) ? Number(text(name)) : null);
  const salaryCurrency = one(payCurrencies, text('salaryCurrency')) ?? 'INR';
  const years = number('years');
  const graduationYear = number('graduationYear');
  const expectedSalary = readTypedAmount(text('expectedSalary'), salaryCurrency);
  const codes = namesIn(values['permits']).map((name) => countryOf(name));
  const { firstGraduation, lastGraduation } = preferenceLimits;
  const isYear =
    graduationYear !== null &&
    graduationYear >= firstGraduation &&
    graduationYear <= lastGraduation;
  const isYears = years !== null && years <= preferenceLimits.years;
  const problems: Problems = {};
  if (text('years') !== '' && !isYears) problems['years'] = 'OUT_OF_RANGE';
  if (text('expectedSalary') !== '' && expectedSalary === null)
    problems['expectedSalary'] = 'OUT_OF_RANGE';
  if (text('graduationYear') !== '' && !isYear) problems['graduationYear'] = 'OUT_OF_RANGE';
  if (codes.includes(null)) problems['permits'] = 'INVALID_INPUT';
  return {
    problems,
    typed: {
      years,
      locations: namesIn(values['locations']),
      wantsRemote: one(remoteWishes, text('wantsRemote')) ?? 'yes',
      expectedSalary,
      salaryCurrency,
      salaryPeriod: one(salaryPeriods, text('salaryPeriod')) ?? 'year',
      degree: one(degrees, text('degree')),
      graduationYear,
      permits: codes.filter((code) => code !== null),
      visibility: one(visibilities, text('visibility')) ?? 'off',
      isAvailable: text('isAvailable') !== 'no',
      version: Number(values['version']),
    },
  };
}
