import type { SalaryPeriod } from '#domain/posting/posting.ts';
import type { Degree } from './degree.ts';
import type { RemoteWish } from './match-facts.ts';

/** Which companies may find a student. */
export const visibilities = ['off', 'applied', 'approved'] as const;
export type Visibility = (typeof visibilities)[number];

/** Currencies with an exchange rate, so that pay is comparable. */
export const payCurrencies = ['INR', 'USD'] as const;
export type PayCurrency = (typeof payCurrencies)[number];

/** A student's job preferences; unset ones are null or empty. Pay is in minor units. */
export type JobPreferences = {
  years: number | null;
  locations: string[];
  wantsRemote: RemoteWish;
  expectedSalary: number | null;
  salaryCurrency: PayCurrency;
  salaryPeriod: SalaryPeriod;
  degree: Degree | null;
  graduationYear: number | null;
  permits: string[];
  visibility: Visibility;
  isAvailable: boolean;
};

export const noPreferences: JobPreferences = {
  years: null,
  locations: [],
  wantsRemote: 'yes',
  expectedSalary: null,
  salaryCurrency: 'INR',
  salaryPeriod: 'year',
  degree: null,
  graduationYear: null,
  permits: [],
  visibility: 'off',
  isAvailable: true,
};

export const preferenceLimits = {
  years: 60,
  locations: 10,
  location: 100,
  permits: 10,
  firstGraduation: 1950,
  lastGraduation: 2100,
} as const;
