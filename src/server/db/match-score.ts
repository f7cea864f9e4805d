import { type SQL, sql } from 'drizzle-orm';
import { type Nearness, nearness } from '#domain/craft/craft-of.ts';
import { fieldExperience, yearsAsked } from '#domain/match/experience-value.ts';
import { skillsNear, skillsOwn } from '#domain/match/field-fit.ts';
import { preferenceLimits } from '#domain/match/job-preferences.ts';
import { isKnown, sameCountryValue } from '#domain/match/location-value.ts';
import type { PostingFacts, StudentFacts } from '#domain/match/match-facts.ts';
import { matchWeights as weights } from '#domain/match/match-weights.ts';
import { leastMeasured } from '#domain/match/score-of.ts';
import { postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { postingSearch as posting, studentSearch as student } from './tables/search.ts';

/** `isTold` where a part counts although nothing is told of it. */
type Value = { value: SQL; isMeasured: SQL; isTold?: SQL };
type Parts = { skills: Value; experience: Value; location: Value; salary: Value };

const ints = (values: readonly (number | null)[]) =>
  sql`${sql.param(`{${values.map((value) => value ?? 'null').join()}}`)}::int[]`;
const words = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
const number = (value: number) => sql.raw(String(value));
const never: Value = { value: sql`0`, isMeasured: sql`false` };

/** The number that `scoreOf` makes of the same values: all of it is in whole numbers, and divisions round down in both. */
function scoreSql({ skills, experience, location, salary }: Parts): SQL<number | null> {
  const part = (weight: number, { value, isMeasured }: Value) =>
    sql`case when ${isMeasured} then ${number(weight)} * (${value}) else 0 end`;
  const sumOf = (isCounted: (value: Value) => SQL) => {
    const share = (weight: number, value: Value) =>
      sql`case when ${isCounted(value)} then ${number(weight)} else 0 end`;
    return sql`(${number(weights.skills)} + ${share(weights.experience, experience)} + ${share(weights.location, location)} + ${share(weights.salary, salary)})`;
  };
  const measured = sumOf(({ isMeasured }) => isMeasured);
  const told = sumOf(({ isTold, isMeasured }) => isTold ?? isMeasured);
  const sum = sql`(${number(weights.skills)} * (${skills.value}) + ${part(weights.experience, experience)} + ${part(weights.location, location)} + ${part(weights.salary, salary)})`;
  return sql`(case when ${skills.isMeasured} and ${told} >= ${number(leastMeasured)} then ((2 * ${sum} + ${measured}) / (2 * ${measured}))::int end)`;
}

function salarySql(expected: SQL, most: SQL): SQL {
  return sql`case when ${expected} <= ${most} then 100 when ${most} <= 0 then 0 else greatest(0, 100 - 2 * (((${expected} - ${most}) * 100) / ${most})) end`;
}

/** Neighbours and the like, by how near they are. */
const nearest = Object.values(nearness).toSorted();

/** What `fieldFit` says, of how near the craft is known to be, or null, and the skills that are met. */
function fieldSql(known: SQL, skills: SQL): SQL {
  const { other, near, own } = nearness;
  return sql`(case when ${known} is null
      then case when ${skills} >= ${number(skillsOwn)} then ${number(own)} when ${skills} > 0 then ${number(near)} else ${number(other)} end
      when ${known} = ${number(other)} and ${skills} >= ${number(skillsNear)} then ${number(near)}
      else ${known} end)`;
}

/** How well years fit, by how near the field is and then by something else that is known of each row: a number from 0. */
type ByField = (field: Nearness) => (ReturnType<typeof fieldExperience> | null)[];

/** Experience out of two small tables, and which rows are in reach. */
function experienceSql(byField: ByField, field: SQL, at: SQL): { fits: Value; isInReach: SQL } {
  const all = nearest.map(byField);
  const index = sql`[${field} * ${number(all[0]?.length ?? 0)} + ${at} + 1]`;
  const value = sql`(${ints(all.flatMap((fits) => fits.map((fit) => fit && fit.value)))})${index}`;
  const reach = all.flatMap((fits) => fits.map((fit) => (fit?.isInReach === false ? 0 : 1)));
  return {
    fits: { value, isMeasured: sql`${value} is not null` },
    isInReach: sql`(${field} > ${number(nearness.other)} and coalesce((${ints(reach)})${index}, 1) = 1)`,
  };
}

const inReach = (isInReach: SQL, { value, isMeasured }: Value): Value => ({
  isTold: isMeasured,
  isMeasured: sql`(not ${isInReach} or ${isMeasured})`,
  value: sql`case when ${isInReach} then ${value} else 0 end`,
});

/** How many skills a student names, and as ids those that a posting or a student ever named: their own, and with those the ones that are related. */
export type SkillIds = { count: number; own: number[]; withRelated: number[] };

/**
 * The rows of `posting_search` of which this is true, each with how well it fits this student as `score`: what `matchOf`
 * says of the same posting, or null.
 */
export function scoredPostingsSql(
  facts: Pick<StudentFacts, 'nearness' | 'years' | 'places' | 'wantsRemote' | 'expectedSalary'>,
  { count, own, withRelated }: SkillIds,
  where: SQL,
): SQL {
  const { years, wantsRemote, expectedSalary } = facts;
  const places = facts.places.filter(isKnown);
  const { skillIds, level, type, city, country, isRemote } = posting;
  const asked = sql`icount(${skillIds})`;
  const internship = postingTypes.indexOf('Internship');
  const most = sql`coalesce(${posting.salaryMax}, ${posting.salaryMin})`;
  const isPlace = sql`(${city} is not null or ${country} is not null)`;
  const fromHome = wantsRemote === 'no' ? sql`false` : sql`${isRemote}`;
  const isPlaceMeasured =
    wantsRemote === 'only' || places.length > 0 ? sql`(${fromHome} or ${isPlace})` : fromHome;
  const met = sql`${posting}.met`;
  const known = sql`(${ints(facts.nearness)})[${posting.craft} + 1]`;
  // After the levels an internship without one, and any other work without one.
  const ranges = [
    ...postingLevels.map((each) => yearsAsked(each, false)),
    yearsAsked(null, true),
    null,
  ];
  const levelAt = sql`coalesce(${level}, case when ${type} = ${number(internship)} then ${number(postingLevels.length)} else ${number(postingLevels.length + 1)} end)`;
  const { fits: experience, isInReach: reach } = experienceSql(
    (field) =>
      ranges.map((range) =>
        years === null || range === null ? null : fieldExperience(years, range, field),
      ),
    sql`${posting}.field`,
    levelAt,
  );
  const score = scoreSql({
    skills: { isMeasured: sql`${met} is not null`, value: met },
    experience: years === null ? never : experience,
    location: inReach(sql`${posting}.reach`, {
      isMeasured: isPlaceMeasured,
      value: sql`case when ${fromHome} then 100 when ${wantsRemote === 'only' ? sql`true` : sql`false`} then 0
        when ${city} = any(${words(places.flatMap((place) => place.city ?? []))}) then 100
        when ${country} = any(${words(places.flatMap((place) => (place.city === null ? (place.country ?? []) : [])))}) then 100
        when ${country} = any(${words(places.flatMap((place) => (place.city === null ? [] : (place.country ?? []))))}) then ${number(sameCountryValue)}
        else 0 end`,
    }),
    salary: inReach(
      sql`${posting}.reach`,
      expectedSalary === null
        ? never
        : {
            isMeasured: sql`${most} is not null`,
            value: salarySql(sql`${number(expectedSalary)}::bigint`, most),
          },
    ),
  });
  const skills =
    count === 0
      ? sql`null::int`
      : sql`case when ${asked} > 0 then (50 * (icount(${skillIds} & ${ints(own)}) + icount(${skillIds} & ${ints(withRelated)}))) / ${asked} end`;
  return staged(posting, { where, skills, field: fieldSql(known, met), reach, score });
}

/** The rows of `student_search` of which this is true, each with how well it fits this posting as `score`, as above. */
export function scoredStudentsSql(
  facts: Pick<PostingFacts, 'craft' | 'level' | 'isInternship' | 'place' | 'isRemote' | 'salary'>,
  /** How many skills the posting names, and the ids of those that somebody has. */
  named: { count: number; ids: readonly number[] },
  where: SQL,
): SQL {
  const { place, isRemote, salary } = facts;
  const asked = yearsAsked(facts.level, facts.isInternship);
  const isPlace = place !== null && isKnown(place);
  const halves = named.ids.flatMap((id) => [id * 2, id * 2 + 1]);
  const { wantsRemote } = student;
  const fromHome = isRemote ? sql`${wantsRemote} <> 'no'` : sql`false`;
  const namesPlaces = sql`(${wantsRemote} = 'only' or cardinality(${student.cities}) + cardinality(${student.countries}) > 0)`;
  const met = sql`${student}.met`;
  const known =
    facts.craft === null ? sql`null::int` : sql`${student.nearness}[${number(facts.craft + 1)}]`;
  const { fits: experience, isInReach: reach } = experienceSql(
    (field) =>
      Array.from({ length: preferenceLimits.years + 1 }, (_, years) =>
        asked === null ? null : fieldExperience(years, asked, field),
      ),
    sql`${student}.field`,
    sql`${student.years}`,
  );
  const score = scoreSql({
    skills: { isMeasured: sql`${met} is not null`, value: met },
    experience: asked === null ? never : experience,
    location: inReach(sql`${student}.reach`, {
      isMeasured: isPlace ? sql`(${fromHome} or ${namesPlaces})` : fromHome,
      value: sql`case when ${fromHome} then 100 when ${wantsRemote} = 'only' then 0
        when ${place?.city ?? null}::text = any(${student.cities}) then 100
        when ${place?.country ?? null}::text = any(${student.countries}) then 100
        when ${place?.country ?? null}::text = any(${student.cityCountries}) then ${number(sameCountryValue)}
        else 0 end`,
    }),
    salary: inReach(
      sql`${student}.reach`,
      salary === null
        ? never
        : {
            isMeasured: sql`${student.expectedSalary} is not null`,
            value: salarySql(sql`${student.expectedSalary}`, sql`${number(salary.max)}::bigint`),
          },
    ),
  });
  const skills =
    named.count === 0
      ? sql`null::int`
      : sql`case when icount(${student.skillIds}) > 0 then (50 * icount(${student.skillHalves} & ${ints(halves)})) / ${number(named.count)} end`;
  return staged(student, { where, skills, field: fieldSql(known, met), reach, score });
}

/** Skills first, then the field, then the number: each stands on the one before, which is worked out once for a row. */
function staged(
  table: typeof posting | typeof student,
  {
    where,
    skills,
    field,
    reach,
    score,
  }: Record<'where' | 'skills' | 'field' | 'reach' | 'score', SQL>,
): SQL {
  const met = sql`select *, ${skills} as met from ${table} where ${where} offset 0`;
  const placed = sql`select *, ${field} as field from (${met}) ${table} offset 0`;
  const reached = sql`select *, ${reach} as reach from (${placed}) ${table} offset 0`;
  return sql`select *, ${score} as score from (${reached}) ${table}`;
}
