import { type SQL, sql } from 'drizzle-orm';
import { experienceValue, yearsAsked } from '#domain/match/experience-value.ts';
import { preferenceLimits } from '#domain/match/job-preferences.ts';
import { isKnown, sameCountryValue } from '#domain/match/location-value.ts';
import type { PostingFacts, StudentFacts } from '#domain/match/match-facts.ts';
import { matchWeights as weights } from '#domain/match/match-weights.ts';
import { leastMeasured } from '#domain/match/score-of.ts';
import { postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { postingSearch as posting, studentSearch as student } from './tables/search.ts';

type Value = { value: SQL; isMeasured: SQL };
type Parts = { skills: Value; experience: Value; location: Value; salary: Value };

const ints = (values: readonly (number | null)[]) =>
  sql`${sql.param(`{${values.map((value) => value ?? 'null').join()}}`)}::int[]`;
const words = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
const never: Value = { value: sql`0`, isMeasured: sql`false` };

/** The number that `scoreOf` makes of the same values: all of it is in whole numbers, and divisions round down in both. */
function scoreSql({ skills, experience, location, salary }: Parts): SQL<number | null> {
  const part = (weight: number, { value, isMeasured }: Value) =>
    sql`case when ${isMeasured} then ${sql.raw(String(weight))} * (${value}) else 0 end`;
  const share = (weight: number, { isMeasured }: Value) =>
    sql`case when ${isMeasured} then ${sql.raw(String(weight))} else 0 end`;
  const measured = sql`(${sql.raw(String(weights.skills))} + ${share(weights.experience, experience)} + ${share(weights.location, location)} + ${share(weights.salary, salary)})`;
  const sum = sql`(${sql.raw(String(weights.skills))} * (${skills.value}) + ${part(weights.experience, experience)} + ${part(weights.location, location)} + ${part(weights.salary, salary)})`;
  return sql`(case when ${skills.isMeasured} and ${measured} >= ${sql.raw(String(leastMeasured))} then ((2 * ${sum} + ${measured}) / (2 * ${measured}))::int end)`;
}

function salarySql(expected: SQL, most: SQL): SQL {
  return sql`case when ${expected} <= ${most} then 100 when ${most} <= 0 then 0 else greatest(0, 100 - 2 * (((${expected} - ${most}) * 100) / ${most})) end`;
}

/** The skills of a student as ids: their own, and with those the ones that are related to them. */
export type SkillIds = { own: number[]; withRelated: number[] };

/** How well each row of `posting_search` fits this student: what `matchOf` says of the same posting, or null. */
export function postingScoreSql(
  facts: Pick<StudentFacts, 'years' | 'places' | 'wantsRemote' | 'expectedSalary'>,
  { own, withRelated }: SkillIds,
): SQL<number | null> {
  const { years, wantsRemote, expectedSalary } = facts;
  const places = facts.places.filter(isKnown);
  const { skillIds, level, type, city, country, isRemote } = posting;
  const asked = sql`icount(${skillIds})`;
  const internship = postingTypes.indexOf('Internship');
  const valueAt = (range: ReturnType<typeof yearsAsked>) =>
    years === null || range === null ? null : experienceValue(years, range);
  const most = sql`coalesce(${posting.salaryMax}, ${posting.salaryMin})`;
  const isPlace = sql`(${city} is not null or ${country} is not null)`;
  const fromHome = wantsRemote === 'no' ? sql`false` : sql`${isRemote}`;
  const isPlaceMeasured =
    wantsRemote === 'only' || places.length > 0 ? sql`(${fromHome} or ${isPlace})` : fromHome;
  return scoreSql({
    skills: {
      isMeasured: own.length === 0 ? sql`false` : sql`${asked} > 0`,
      value: sql`(50 * (icount(${skillIds} & ${ints(own)}) + icount(${skillIds} & ${ints(withRelated)}))) / ${asked}`,
    },
    experience:
      years === null
        ? never
        : {
            isMeasured: sql`(${level} is not null or ${type} = ${sql.raw(String(internship))})`,
            value: sql`coalesce((${ints(postingLevels.map((each) => valueAt(yearsAsked(each, false))))})[${level} + 1], ${sql.raw(String(valueAt(yearsAsked(null, true)) ?? 0))})`,
          },
    location: {
      isMeasured: isPlaceMeasured,
      value: sql`case when ${fromHome} then 100 when ${wantsRemote === 'only' ? sql`true` : sql`false`} then 0
        when ${city} = any(${words(places.flatMap((place) => place.city ?? []))}) then 100
        when ${country} = any(${words(places.flatMap((place) => (place.city === null ? (place.country ?? []) : [])))}) then 100
        when ${country} = any(${words(places.flatMap((place) => (place.city === null ? [] : (place.country ?? []))))}) then ${sql.raw(String(sameCountryValue))}
        else 0 end`,
    },
    salary:
      expectedSalary === null
        ? never
        : {
            isMeasured: sql`${most} is not null`,
            value: salarySql(sql`${sql.raw(String(expectedSalary))}::bigint`, most),
          },
  });
}

/** How well each row of `student_search` fits this posting: what `matchOf` says of the same student, or null. */
export function studentScoreSql(
  facts: Pick<PostingFacts, 'level' | 'isInternship' | 'place' | 'isRemote' | 'salary'>,
  /** How many skills the posting names, and the ids of those that somebody has. */
  named: { count: number; ids: readonly number[] },
): SQL<number | null> {
  const { place, isRemote, salary } = facts;
  const asked = yearsAsked(facts.level, facts.isInternship);
  const isPlace = place !== null && isKnown(place);
  const halves = named.ids.flatMap((id) => [id * 2, id * 2 + 1]);
  const { wantsRemote } = student;
  const fromHome = isRemote ? sql`${wantsRemote} <> 'no'` : sql`false`;
  const namesPlaces = sql`(${wantsRemote} = 'only' or cardinality(${student.cities}) + cardinality(${student.countries}) > 0)`;
  return scoreSql({
    skills: {
      isMeasured: named.count === 0 ? sql`false` : sql`icount(${student.skillIds}) > 0`,
      value: sql`(50 * icount(${student.skillHalves} & ${ints(halves)})) / ${sql.raw(String(Math.max(1, named.count)))}`,
    },
    experience:
      asked === null
        ? never
        : {
            isMeasured: sql`${student.years} is not null`,
            value: sql`(${ints(Array.from({ length: preferenceLimits.years + 1 }, (_, years) => experienceValue(years, asked)))})[${student.years} + 1]`,
          },
    location: {
      isMeasured: isPlace ? sql`(${fromHome} or ${namesPlaces})` : fromHome,
      value: sql`case when ${fromHome} then 100 when ${wantsRemote} = 'only' then 0
        when ${place?.city ?? null}::text = any(${student.cities}) then 100
        when ${place?.country ?? null}::text = any(${student.countries}) then 100
        when ${place?.country ?? null}::text = any(${student.cityCountries}) then ${sql.raw(String(sameCountryValue))}
        else 0 end`,
    },
    salary:
      salary === null
        ? never
        : {
            isMeasured: sql`${student.expectedSalary} is not null`,
            value: salarySql(
              sql`${student.expectedSalary}`,
              sql`${sql.raw(String(salary.max))}::bigint`,
            ),
          },
  });
}
