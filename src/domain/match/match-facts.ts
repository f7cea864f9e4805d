import type { Nearness } from '#domain/occupation/occupation-of.ts';
import type { PostingLevel } from '#domain/posting/posting.ts';
import type { Degree } from './degree.ts';

/** Where work is or is wanted: as it was written, and what that means. A place without a city is a whole country. */
export type MatchPlace = { text: string; city: string | null; country: string | null };

/**
 * All that is looked at of a posting. Amounts are rupees a year; `salary` is null where none is told, or where its
 * currency has no rate.
 */
export type PostingFacts = {
  /** Those that it lists, and those that its title names. */
  skills: readonly string[];
  /** The index of its occupation; null where it is unknown. */
  craft: number | null;
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
};

export const remoteWishes = ['no', 'yes', 'only'] as const;
export type RemoteWish = (typeof remoteWishes)[number];

/** All that is looked at of a student. Name, gender, age, photo and college are no part of it, so none can count. */
export type StudentFacts = {
  skills: readonly string[];
  /** How near each occupation is, by its index; empty where that is unknown. */
  nearness: readonly Nearness[];
  /** Whole years of work; null where the student did not say. */
  years: number | null;
  places: readonly MatchPlace[];
  wantsRemote: RemoteWish;
  /** Rupees a year. */
  expectedSalary: number | null;
  degree: Degree | null;
  graduationYear: number | null;
  /** Countries, as two letters, in which the student may work. */
  permits: readonly string[];
};
