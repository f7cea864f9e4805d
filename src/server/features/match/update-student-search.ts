import { isKnown } from '#domain/match/location-value.ts';
import { remoteWishes } from '#domain/match/match-facts.ts';
import { indexVersions } from '#domain/search/index-version.ts';
import { relatedSkills } from '#domain/skill/related-skills.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import type { Ctx } from '#server/context.ts';
import { indexSkills, loadUsdRate } from '#server/features/search/index-rows.ts';
import { studentFactsOf } from './facts-of.ts';
import { loadStudents } from './match.store.ts';
import { deleteStudent, lockStudent, upsertStudent } from './student-search.store.ts';

/**
 * Updates the student's index row in the transaction that changes the profile, preferences,
 * visibility or account status. Hidden students have no row. Keeps the last activity time if
 * somebody else made the change.
 */
export async function updateStudentSearch(
  tx: Ctx,
  studentId: string,
  activeAt = tx.now,
): Promise<void> {
  // First, so that a job can't write a row back that the student has just hidden.
  await lockStudent(tx, studentId);
  const [row] = await loadStudents(tx, [studentId]);
  const visibility = row?.preferences?.visibility ?? 'off';
  if (row === undefined || visibility === 'off' || !row.isActive || row.userType !== 'student')
    return deleteStudent(tx, studentId);
  const facts = studentFactsOf(row, await loadUsdRate(tx));
  const own = facts.skills.map(skillOf);
  const related = own.flatMap(({ key }) => relatedSkills(key)).map(skillOf);
  const ids = await indexSkills(tx, [...own, ...related]);
  const idOf = (key: string) => ids.get(key) ?? 0;
  const skillIds = unique(own.map(({ key }) => idOf(key)));
  const near = own.flatMap(({ key }) => relatedSkills(key)).map(idOf);
  return upsertStudent(tx, {
    userId: studentId,
    skillHalves: unique([
      ...skillIds.map((id) => id * 2),
      ...[...skillIds, ...near].map((id) => id * 2 + 1),
    ]),
    nearness: bitsOf(facts.nearness),
    years: facts.years,
    cities: unique(facts.places.flatMap(({ city }) => city ?? [])),
    cityCountries: unique(facts.places.flatMap(({ city, country }) => (city && country) ?? [])),
    countries: unique(
      facts.places.flatMap(({ city, country }) => (city === null && country) || []),
    ),
    namesPlace: facts.places.some(isKnown),
    wantsRemote: remoteWishes.indexOf(facts.wantsRemote),
    onlyApplied: visibility === 'applied',
    isAvailable: row.preferences?.isAvailable ?? true,
    expectedSalary: facts.expectedSalary,
    activeAt,
    version: indexVersions.students,
  });
}

/** Packs two bits per value, the first lowest. */
const bitsOf = (nearness: readonly number[]) =>
  nearness.length === 0 ? null : nearness.reduceRight((bits, each) => 4 * bits + each, 0);

const unique = <T extends number | string>(values: T[]): T[] =>
  [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));
