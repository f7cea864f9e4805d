import { parseWorkplace } from '#domain/external-jobs/parse-work.ts';
import { degrees } from '#domain/match/degree.ts';
import { extractSkills } from './extract-skills.ts';
import { type ImportColumn, importColumns } from './import-columns.ts';
import type { ImportProblem } from './import-problem.ts';
import {
  findChoice,
  readAmount,
  readChoice,
  readDeadline,
  type Reader,
  readFlag,
  readSkills,
  readText,
  reportTo,
  shown,
} from './imported-fields.ts';
import { batchYears, type PostingConditions, readBatchYear } from './posting-conditions.ts';
import {
  defaultDuration,
  type PostingCategory,
  postingCategories,
  type PostingLevel,
  postingLevels,
  postingTypes,
  salaryPeriods,
} from './posting.ts';
import { minorDigits } from './salary-amount.ts';
import { type Workplace, workplaceIn, workplaces } from './workplace.ts';

export type ImportedPosting = NonNullable<ReturnType<typeof readImportedPosting>['posting']>;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/gu, '');
const columnOf = new Map<string, ImportColumn>([
  ...importColumns.map((column) => [plain(column), column] as const),
  ['sourceref', 'id'],
  ['remote', 'is_remote'],
  ['currency', 'salary_currency'],
  ['period', 'salary_period'],
]);

/** Maps a heading to its column, ignoring case, spaces and underscores. */
export const findImportColumn = (heading: string): ImportColumn | undefined =>
  columnOf.get(plain(heading));

const categoryOf = new Map<string, PostingCategory>([
  ['software engineering', 'Software Development'],
  ['software development', 'Software Development'],
  ['data & applied sciences', 'Data Science'],
  ['design research', 'Design'],
  ['design', 'Design'],
  ['service engineering', 'DevOps'],
  ['program management', 'Product Management'],
]);

const levelsUpTo: [number, PostingLevel][] = [
  [60, 'Entry Level'],
  [61, '1-3 years'],
  [62, '3-5 years'],
  [64, 'Senior'],
  [67, 'Lead'],
];

/** Parses one imported posting. Fills in safe defaults and reports all errors. */
export function readImportedPosting(values: Partial<Record<ImportColumn, unknown>>) {
  const problems: ImportProblem[] = [];
  const reader: Reader = {
    problem: reportTo(problems),
    value: (column) => values[column as ImportColumn],
  };
  const sourceRef = readText(reader, 'id');
  const title = readText(reader, 'title');
  if (sourceRef === undefined && !values.id) reader.problem('missing-id', { column: 'id' });
  if (title === undefined && !values.title) reader.problem('missing', { column: 'title' });
  const description = readText(reader, 'description', { isLong: true }) ?? null;
  const posting = {
    sourceRef: sourceRef ?? '',
    title: title ?? '',
    description,
    primaryRole: readText(reader, 'primary_role') ?? title ?? null,
    ...readCategory(reader),
    level: readLevel(reader),
    type: readChoice(reader, 'type', postingTypes) ?? null,
    duration: readText(reader, 'duration', { max: 100 }) ?? defaultDuration,
    ...readWhere(reader),
    skills: readSkills(reader, 'skills') ?? extractSkills(`${title ?? ''}\n${description ?? ''}`),
    ...readSalary(reader),
    deadline: readDeadline(reader, 'deadline') ?? null,
    ...readConditions(reader),
    company: readText(reader, 'company') ?? null,
  };
  return problems.length === 0 ? { posting, problems } : { posting: undefined, problems };
}

function readWhere(reader: Reader): { location: string | null; workplace: Workplace } {
  const location = readText(reader, 'location') ?? readText(reader, 'state') ?? null;
  const workplace = readChoice(reader, 'workplace', workplaces, (text) => parseWorkplace([text]));
  const isRemote = readFlag(reader, 'is_remote');
  if (isRemote && workplace !== undefined && workplace !== 'remote')
    reader.problem('remote-conflict', { given: workplace });
  return { location, workplace: workplace ?? (isRemote ? 'remote' : workplaceIn(location)) };
}

function readConditions(reader: Reader): PostingConditions {
  const batchFrom = readYear(reader, 'graduation_from');
  const batchTo = readYear(reader, 'graduation_to');
  if (batchFrom !== null && batchTo !== null && batchTo < batchFrom)
    reader.problem('years-reversed');
  return {
    minDegree: readChoice(reader, 'min_degree', degrees) ?? null,
    batchFrom,
    batchTo,
    needsPermit: readFlag(reader, 'needs_permit'),
    skillBadge: null,
  };
}

function readYear(reader: Reader, column: ImportColumn): number | null {
  const text = readText(reader, column);
  if (text === undefined) return null;
  const year = readBatchYear(text);
  if (year === null)
    reader.problem('not-year', {
      column,
      given: shown(text),
      allowed: `${batchYears.first}–${batchYears.last}`,
    });
  return year;
}

function readCategory(reader: Reader): {
  category: PostingCategory | null;
  department: string | null;
} {
  const department = readText(reader, 'department') ?? null;
  const category = readText(reader, 'category');
  const own = category === undefined ? undefined : findChoice(category, postingCategories);
  const sub = readText(reader, 'subCategory');
  if (own !== undefined) return { category: own, department: department ?? sub ?? null };
  if (sub !== undefined) {
    const known = categoryOf.get(sub.toLowerCase()) ?? findChoice(sub, postingCategories);
    if (known === undefined)
      reader.problem('unknown-subcategory', {
        given: shown(sub),
        allowed: postingCategories.join(', '),
      });
    return { category: known ?? null, department: department ?? category ?? null };
  }
  if (category !== undefined) readChoice(reader, 'category', postingCategories);
  return { category: null, department };
}

function readLevel(reader: Reader): PostingLevel | null {
  const level = readChoice(reader, 'level', postingLevels);
  if (level !== undefined) return level;
  const text = readText(reader, 'targetLevel');
  if (text === undefined) return null;
  const target = Number(text);
  const found = target >= 59 ? levelsUpTo.find(([highest]) => target <= highest) : undefined;
  if (found === undefined) reader.problem('not-level', { given: shown(text), allowed: '59–67' });
  return found?.[1] ?? null;
}

const noSalary = { salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null };

function readSalary(reader: Reader) {
  const min = readAmount(reader, 'salary_min');
  const max = readAmount(reader, 'salary_max');
  const currency = readText(reader, 'salary_currency')?.toUpperCase();
  const period = readChoice(reader, 'salary_period', salaryPeriods);
  const hasValue = (column: ImportColumn) =>
    !['', undefined, null].includes(reader.value(column) as string);
  const columns = ['salary_min', 'salary_max', 'salary_currency', 'salary_period'] as const;
  if (!columns.some(hasValue)) return noSalary;
  for (const column of columns) {
    if (!hasValue(column))
      reader.problem('partial-salary', { column, allowed: columns.join(', ') });
  }
  const digits = currency === undefined ? undefined : minorDigits(currency);
  if (currency !== undefined && digits === undefined)
    reader.problem('not-currency', { given: shown(currency) });
  if (min !== undefined && max !== undefined && max < min) reader.problem('low-maximum');
  if (
    min === undefined ||
    max === undefined ||
    currency === undefined ||
    period === undefined ||
    digits === undefined
  )
    return noSalary;
  const minor = (amount: number) => Math.round(amount * 10 ** digits);
  return {
    salaryMin: minor(min),
    salaryMax: minor(max),
    salaryCurrency: currency,
    salaryPeriod: period,
  };
}
