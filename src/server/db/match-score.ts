import { type SQL, sql } from 'drizzle-orm';
import { fieldExperience, requiredYearsFor } from '#domain/match/experience-value.ts';
import { fieldFit } from '#domain/match/field-fit.ts';
import { preferenceLimits } from '#domain/match/job-preferences.ts';
import { isKnown, sameCountryValue } from '#domain/match/location-value.ts';
import { type PostingFacts, remoteWishes, type StudentFacts } from '#domain/match/match-facts.ts';
import { matchWeights as weights } from '#domain/match/match-weights.ts';
import { leastMeasured } from '#domain/match/score-of.ts';
import { skillsValue } from '#domain/match/skills-value.ts';
import { occupations, type Nearness, nearness } from '#domain/occupation/occupation-of.ts';
import { postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { postingSearch as posting, studentSearch as student } from './tables/search.ts';

const ints = (values: readonly number[]) => sql`${sql.param(`{${values.join()}}`)}::int[]`;
const number = (value: number) => sql.raw(String(value));

/**
 * Each part of a score is packed into one number that can be added up: the measured weight (of a
 * hundred), above it the weighted values, and above both whether the job is in reach.
 */
const sumBits = 14;
const weightUnit = 2 ** sumBits;
const inReach = weightUnit * 2 ** 7;
const partOf = (weight: number, value: number) => weight * weightUnit + weight * value;
const part = (weight: number, value: number) => number(partOf(weight, value));
const least = number(leastMeasured * weightUnit);
const nowhere = partOf(weights.location, 0) + partOf(weights.salary, 0);

type Years = Parameters<typeof fieldExperience>[1];

/**
 * Skills and experience, from the nearness of the occupation, the value of the skills (of a
 * hundred), and the years.
 */
function workOf(
  known: Nearness | null,
  skills: number,
  years: number | null,
  requiredYears: Years | null,
) {
  const field = fieldFit(known, skills);
  const fit =
    years === null || requiredYears === null ? null : fieldExperience(years, requiredYears, field);
  const isReached = field !== nearness.other && fit?.isInReach !== false;
  return (
    partOf(weights.skills, skills) +
    (fit === null ? 0 : partOf(weights.experience, fit.value)) +
    (isReached ? inReach : 0)
  );
}

/** The order of the lookup tables; the last entry is for unknown nearness. */
const knownNearness = [nearness.other, nearness.near, nearness.own, null] as const;
const isUnknown = knownNearness.indexOf(null);

function salarySql(expected: SQL, most: SQL): SQL {
  return sql`case when ${expected} <= ${most} then ${part(weights.salary, 100)} when ${most} <= 0 then ${part(weights.salary, 0)}
    else ${part(weights.salary, 0)} + ${number(weights.salary)} * greatest(0, 100 - 2 * (((${expected} - ${most}) * 100) / ${most}))::int end`;
}

/**
 * How many skills a student names, and the ids of those in use: the student's own, and these with
 * related ones.
 */
export type SkillIds = { count: number; own: number[]; withRelated: number[] };

/**
 * The matching rows of `posting_search`, by id and date, each with its `score` for this student:
 * what `matchOf` returns for the same posting, or null.
 */
export function scoredPostingsSql(
  facts: Pick<StudentFacts, 'nearness' | 'years' | 'places' | 'wantsRemote' | 'expectedSalary'>,
  { count, own, withRelated }: SkillIds,
  where: SQL,
): SQL {
  const { years, expectedSalary } = facts;
  const { postingId, postedAt, skillIds, occupation, level, type, city, country, isRemote } =
    posting;
  const { salaryMin, salaryMax } = posting;
  // After the levels: an internship without a level, then other jobs without one.
  const ranges = [
    ...postingLevels.map((each) => requiredYearsFor(each, false)),
    requiredYearsFor(null, true),
    null,
  ];
  const works = knownNearness.flatMap((known) =>
    ranges.flatMap((range) =>
      Array.from({ length: 101 }, (_, skills) => workOf(known, skills, years, range)),
    ),
  );
  const starts = [null, ...occupations.keys()].map((at) => {
    const known = at === null ? null : (facts.nearness[at] ?? null);
    return knownNearness.indexOf(known) * ranges.length * 101 + 1;
  });
  const start = sql`(${ints(starts)})[coalesce(${occupation} + 2, 1)]`;
  const internship = postingTypes.indexOf('Internship');
  const levelAt = sql`coalesce(${level}, case when ${type} = ${number(internship)} then ${number(postingLevels.length)} else ${number(postingLevels.length + 1)} end)`;
  const met = sql`(50 * (icount(${skillIds} & ${ints(own)}) + icount(${skillIds} & ${ints(withRelated)}))) / nullif(cardinality(${skillIds}), 0)`;
  const most = sql`coalesce(${salaryMax}, ${salaryMin})`;
  return staged({
    row: sql`${postingId}, ${postedAt}, ${city}, ${country}, ${isRemote}, ${salaryMin}, ${salaryMax}`,
    work:
      count === 0 ? sql`null::int` : sql`(${ints(works)})[${start} + ${levelAt} * 101 + ${met}]`,
    from: sql`${posting} where ${where}`,
    table: sql`${posting}`,
    columns: sql`${postingId}, ${postedAt}`,
    rest: sql`${placeOfPostingSql(facts)} + ${
      expectedSalary === null
        ? sql`0`
        : sql`case when ${most} is null then 0 else ${salarySql(sql`${number(expectedSalary)}::bigint`, most)} end`
    }`,
  });
}

function placeOfPostingSql(facts: Pick<StudentFacts, 'places' | 'wantsRemote'>): SQL {
  const { city, country, isRemote } = posting;
  const places = facts.places.filter(isKnown);
  const countriesOf = (isWhole: boolean) =>
    places.flatMap((place) => ((place.city === null) === isWhole ? (place.country ?? []) : []));
  const oneOf = (column: typeof city | typeof country, values: string[], value: number) =>
    values.length === 0
      ? sql``
      : sql`when ${column} ${values.length === 1 ? sql`= ${values[0]}::text` : sql`= any(${sql.param([...new Set(values)])}::text[])`} then ${part(weights.location, value)}`;
  const isPlace = sql`when ${city} is not null or ${country} is not null then ${part(weights.location, 0)}`;
  const preferred =
    facts.wantsRemote === 'only'
      ? isPlace
      : places.length === 0
        ? sql``
        : sql`${oneOf(
            city,
            places.flatMap((place) => place.city ?? []),
            100,
          )} ${oneOf(country, countriesOf(true), 100)} ${oneOf(country, countriesOf(false), sameCountryValue)} ${isPlace}`;
  const fromHome = facts.wantsRemote === 'no' ? sql`false` : sql`${isRemote}`;
  return sql`case when ${fromHome} then ${part(weights.location, 100)} ${preferred} else 0 end`;
}

/**
 * The matching rows of `student_search`, by id and last change, each with its `score` for this
 * posting, as above.
 */
export function scoredStudentsSql(
  facts: Pick<
    PostingFacts,
    'occupation' | 'level' | 'isInternship' | 'place' | 'isRemote' | 'salary'
  >,
  /** How many skills the posting names, and the ids of those that somebody has. */
  named: { count: number; ids: readonly number[] },
  where: SQL,
): SQL {
  const { occupation, salary } = facts;
  const { userId, activeAt, skillHalves, wantsRemote, expectedSalary } = student;
  const { namesPlace, cities, countries, cityCountries } = student;
  const requiredYears = requiredYearsFor(facts.level, facts.isInternship);
  const halves = named.ids.flatMap((id) => [id * 2, id * 2 + 1]);
  const lastYear = requiredYears === null ? 0 : lastChangeOf(requiredYears);
  // Unknown years first, then 0, 1 and so on.
  const years = [null, ...Array.from({ length: lastYear + 1 }).keys()];
  const works = knownNearness.flatMap((known) =>
    Array.from({ length: 2 * named.ids.length + 1 }).flatMap((_, met) =>
      years.map((each) =>
        workOf(known, skillsValue(met, Math.max(1, named.count)), each, requiredYears),
      ),
    ),
  );
  const known =
    occupation === null
      ? number(isUnknown)
      : sql`coalesce(((${student.nearness} >> ${number(2 * occupation)}) & 3)::int, ${number(isUnknown)})`;
  const met = sql`${known} * ${number(2 * named.ids.length + 1)} + icount(${skillHalves} & ${ints(halves)})`;
  const work = sql`(${ints(works)})[(${met}) * ${number(years.length)} + least(coalesce(${student.years}, -1), ${number(lastYear)}) + 2]`;
  return staged({
    row: sql`${userId}, ${activeAt}, ${wantsRemote}, ${namesPlace}, ${cities}, ${countries}, ${cityCountries}, ${expectedSalary}`,
    work:
      named.count === 0
        ? sql`null::int`
        : sql`case when cardinality(${skillHalves}) > 0 then ${work} end`,
    from: sql`${student} where ${where}`,
    table: sql`${student}`,
    columns: sql`${userId}, ${activeAt}`,
    rest: sql`${placeOfStudentSql(facts)} + ${
      salary === null
        ? sql`0`
        : sql`case when ${expectedSalary} is null then 0 else ${salarySql(sql`${expectedSalary}`, sql`${number(salary.max)}::bigint`)} end`
    }`,
  });
}

/** The number of years above which the result no longer changes. */
function lastChangeOf(requiredYears: Years): number {
  const valuesAt = (years: number) =>
    JSON.stringify(Object.values(nearness).map((field) => workOf(field, 0, years, requiredYears)));
  const end = valuesAt(preferenceLimits.years);
  const before = Array.from({ length: preferenceLimits.years }).keys();
  return [...before].findLastIndex((years) => valuesAt(years) !== end) + 1;
}

type PlaceColumn = (typeof student)['cities' | 'countries' | 'cityCountries'];

function placeOfStudentSql({ place, isRemote }: Pick<PostingFacts, 'place' | 'isRemote'>): SQL {
  const { namesPlace, wantsRemote, cities, countries, cityCountries } = student;
  const wish = (name: (typeof remoteWishes)[number]) => number(remoteWishes.indexOf(name));
  const oneOf = (value: string | null, column: PlaceColumn, worth: number) =>
    value === null
      ? sql``
      : sql`when ${value}::text = any(${column}) then ${part(weights.location, worth)}`;
  const preferred =
    place === null || !isKnown(place)
      ? sql`when true then 0`
      : sql`when ${wantsRemote} = ${wish('only')} then ${part(weights.location, 0)} when not ${namesPlace} then 0
        ${oneOf(place.city, cities, 100)} ${oneOf(place.country, countries, 100)} ${oneOf(place.country, cityCountries, sameCountryValue)}`;
  const fromHome = isRemote
    ? sql`when ${wantsRemote} <> ${wish('no')} then ${part(weights.location, 100)}`
    : sql``;
  return sql`case ${fromHome} ${preferred} else ${part(weights.location, 0)} end`;
}

type Stages = Record<'row' | 'work' | 'from' | 'table' | 'columns' | 'rest', SQL>;

/**
 * Skills and experience first, then location and pay of what is in reach, then the score as
 * `scoreOf` computes it. Each stage builds on the previous one, which is computed once per row: a
 * subquery with its own `with` is not inlined, and unlike one with `offset` it can still run in
 * parallel. All arithmetic is in integers, and division rounds down as it does there.
 */
function staged({ row, work, from, table, columns, rest }: Stages): SQL {
  const once = sql`with once as (select)`;
  const worked = sql`${once} select ${row}, ${work} as work from ${from}`;
  const summed = sql`${once} select ${columns}, case when ${table}.work >= ${number(inReach)} then ${table}.work - ${number(inReach)} + ${rest}
      when ${table}.work >= ${least} or ${table}.work + ${rest} >= ${least} then ${table}.work + ${number(nowhere)} end as sum
    from (${worked}) ${table}`;
  const weight = sql`(${table}.sum >> ${number(sumBits)})`;
  return sql`select ${columns}, case when ${table}.sum >= ${least} then (2 * (${table}.sum & ${number(weightUnit - 1)}) + ${weight}) / (2 * ${weight}) end as score
    from (${summed}) ${table}`;
}
