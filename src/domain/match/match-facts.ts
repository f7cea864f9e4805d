import type { AcceptedTest, BadgeResult } from '#domain/assessment/accepted-test.ts';
import type { Nearness } from '#domain/occupation/occupation-of.ts';
import type { PostingLevel } from '#domain/posting/posting.ts';
import type { Degree } from './degree.ts';

/**
 * A location of a job or preference, as written and as recognized. Without a city it is a whole
 * country.
 */
export type MatchPlace = { text: string; city: string | null; country: string | null };

/**
 * Everything of a posting that matching uses. Amounts are rupees a year; `salary` is null when
 * unstated or in a currency without a rate.
 */
export type PostingFacts = {
  /** Listed skills, and those in the title. */
  skills: readonly string[];
  /** Index of the occupation; null when unknown. */
  occupation: number | null;
  level: PostingLevel | null;
  isInternship: boolean;
  place: MatchPlace | null;
  isRemote: boolean;
  salary: { min: number; max: number } | null;
  deadline: Date | null;
  minDegree: Degree | null;
  batchFrom: number | null;
  batchTo: number | null;
  needsPermit: boolean;
  skillBadge: AcceptedTest | null;
};

export const remoteWishes = ['no', 'yes', 'only'] as const;
export type RemoteWish = (typeof remoteWishes)[number];

/**
 * Everything of a student that matching uses. Name, gender, age, photo and college are absent, so
 * they can't influence it.
 */
export type StudentFacts = {
  skills: readonly string[];
  /** How related each occupation is, by index; empty when unknown. */
  nearness: readonly Nearness[];
  /** Whole years of experience; null when unset. */
  years: number | null;
  places: readonly MatchPlace[];
  wantsRemote: RemoteWish;
  /** Rupees a year. */
  expectedSalary: number | null;
  degree: Degree | null;
  graduationYear: number | null;
  /** ISO two-letter codes of countries with a work permit. */
  permits: readonly string[];
  /** The tests of the badges that the student shows. */
  badges: readonly BadgeResult[];
};
