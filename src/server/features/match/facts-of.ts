import type { PostingFacts, StudentFacts } from '#domain/match/match-facts.ts';
import { occupationOfPosting, nearnessOf } from '#domain/occupation/occupation-of.ts';
import { placeOf } from '#domain/place/place-of.ts';
import { type PostingLevel, postingLevels } from '#domain/posting/posting.ts';
import { workplaceOf } from '#domain/posting/workplace.ts';
import { yearlyRupees } from '#domain/posting/yearly-rupees.ts';
import { meaningsIn } from '#domain/search/meanings-in.ts';
import type { PostingRow, StudentRow } from './match.store.ts';

export function postingFactsOf(row: PostingRow, usdRate: number): PostingFacts {
  const rupees = (amount: number | null) =>
    yearlyRupees(amount, row.salaryCurrency, row.salaryPeriod, usdRate);
  const max = rupees(row.salaryMax ?? row.salaryMin);
  const min = rupees(row.salaryMin) ?? max;
  const listed = row.skills ?? [];
  return {
    skills: [...listed, ...meaningsIn(row.title).flatMap(({ skill }) => skill ?? [])],
    occupation: occupationOfPosting({ title: row.title, skills: listed, category: row.category }),
    level: levelOf(row.level),
    isInternship: row.type === 'Internship',
    place: row.location === null ? null : { text: row.location, ...placeOf(row.location) },
    isRemote: workplaceOf(row) === 'remote',
    salary: min === null || max === null ? null : { min, max },
    deadline: row.deadline,
    minDegree: row.minDegree,
    batchFrom: row.batchFrom,
    batchTo: row.batchTo,
    needsPermit: row.needsPermit,
    skillBadge: row.skillBadge,
  };
}

const levelOf = (text: string | null): PostingLevel | null =>
  postingLevels.find((level) => level === text) ?? null;

/**
 * The match input for a student, from profile and preferences. Without a preferred location, the
 * place of residence counts.
 */
export function studentFactsOf(
  {
    skills,
    location,
    specialization,
    preferences,
    badges,
  }: Pick<StudentRow, 'skills' | 'location' | 'specialization' | 'preferences' | 'badges'>,
  usdRate: number,
): StudentFacts {
  const named = preferences?.locations ?? [];
  const places = named.length > 0 || location === null ? named : [location];
  return {
    skills,
    nearness: nearnessOf(skills, specialization),
    years: preferences?.years ?? null,
    places: places.map((text) => ({ text, ...placeOf(text) })),
    wantsRemote: preferences?.wantsRemote ?? 'yes',
    expectedSalary: yearlyRupees(
      preferences?.expectedSalary ?? null,
      preferences?.salaryCurrency ?? null,
      preferences?.salaryPeriod ?? null,
      usdRate,
    ),
    degree: preferences?.degree ?? null,
    graduationYear: preferences?.graduationYear ?? null,
    permits: preferences?.permits ?? [],
    badges: badges.map(({ passedAt, ...each }) => ({ ...each, passedAt: new Date(passedAt) })),
  };
}
