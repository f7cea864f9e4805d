import { longestOf } from '#domain/fields.ts';
import { degrees } from '#domain/match/degree.ts';
import type { Missing } from '#domain/posting/missing.ts';
import { batchYears, readBatchYear } from '#domain/posting/posting-conditions.ts';
import type { ContentField, PostingContent } from '#domain/posting/posting-content.ts';
import { findPostingProblems, postingFields } from '#domain/posting/posting-fields.ts';
import {
  postingCategories,
  postingLevels,
  postingTypes,
  salaryPeriods,
} from '#domain/posting/posting.ts';
import { readTypedAmount, typedAmount } from '#domain/posting/salary-amount.ts';
import { findUnfinished } from '#domain/posting/screening-question.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import { refusalMessage } from '#web/lib/problem-text.ts';
import type { UseTexts } from '#web/lib/texts.tsx';

const amounts = ['salaryMin', 'salaryMax'] as const;
const years = ['batchFrom', 'batchTo'] as const;
type NumberField = (typeof amounts | typeof years)[number];

/** A posting as typed: its amounts and years are still text. */
export type TypedPosting = Omit<PostingContent, NumberField> & Record<NumberField, string>;

export type FieldProblems = Partial<Record<ContentField, string>>;

export function typedOf(content: PostingContent): TypedPosting {
  const { salaryMin, salaryMax, salaryCurrency: currency } = content;
  return {
    ...content,
    batchFrom: String(content.batchFrom ?? ''),
    batchTo: String(content.batchTo ?? ''),
    salaryMin: typedAmount(salaryMin, currency),
    salaryMax: typedAmount(salaryMax, currency),
  };
}

/**
 * Parses the typed posting. An invalid amount or year counts as missing; `problemsOf` reports it.
 */
export function contentOf(typed: TypedPosting): PostingContent {
  const amount = (text: string) => readTypedAmount(text, typed.salaryCurrency);
  return {
    ...typed,
    salaryMin: amount(typed.salaryMin),
    salaryMax: amount(typed.salaryMax),
    batchFrom: readBatchYear(typed.batchFrom),
    batchTo: readBatchYear(typed.batchTo),
  };
}

const oneOf = <T extends string>(all: readonly T[], data: FormData, name: string) =>
  all.find((each) => each === data.get(name)) ?? null;

/** The current values of the form's plain fields, even when filled before hydration. */
export function readPlainFields(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    title: text('title'),
    primaryRole: text('primaryRole'),
    department: text('department'),
    location: text('location'),
    workplace: oneOf(workplaces, data, 'workplace') ?? 'onsite',
    type: oneOf(postingTypes, data, 'type'),
    level: oneOf(postingLevels, data, 'level'),
    category: oneOf(postingCategories, data, 'category'),
    salaryMin: text('salaryMin'),
    salaryMax: text('salaryMax'),
    salaryCurrency: text('salaryCurrency'),
    salaryPeriod: oneOf(salaryPeriods, data, 'salaryPeriod') ?? 'year',
    duration: text('duration'),
    deadline: text('deadline') || null,
    description: text('description'),
    responsibilities: text('responsibilities'),
    requirements: text('requirements'),
    niceToHave: text('niceToHave'),
    contactName: text('contactName'),
    contactEmail: text('contactEmail'),
    minDegree: oneOf(degrees, data, 'minDegree'),
    batchFrom: text('batchFrom'),
    batchTo: text('batchTo'),
    needsPermit: data.has('needsPermit'),
    practiceQuestions: text('practiceQuestions'),
    sharesPractice: data.has('sharesPractice'),
  };
}

/** The problems that prevent saving, as texts by field. */
export function problemsOf(typed: TypedPosting, t: UseTexts): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of amounts) {
    const text = typed[field].trim();
    if (text !== '' && readTypedAmount(text, typed.salaryCurrency) === null)
      problems[field] = t('posting.problem.amount');
  }
  for (const field of years) {
    if (typed[field].trim() !== '' && readBatchYear(typed[field]) === null)
      problems[field] = t('posting.problem.year', {
        first: String(batchYears.first),
        last: String(batchYears.last),
      });
  }
  for (const [name, problem] of Object.entries(findPostingProblems(contentOf(typed)))) {
    const field = name as ContentField;
    problems[field] ??=
      field === 'questions'
        ? t('posting.problem.questions-too-long')
        : refusalMessage(t, problem, longest[field]);
  }
  return problems;
}

const longest = longestOf(postingFields);

/** What is missing for publication, as texts by field. */
export function missingTexts(
  missing: readonly Missing[],
  typed: TypedPosting,
  t: UseTexts,
  /** Null until the rules are loaded. */
  unlawfulText: ((field: Missing['field'], typed: TypedPosting, t: UseTexts) => string) | null,
): FieldProblems {
  return Object.fromEntries(
    missing.map((each) => [
      each.field,
      each.reason === 'UNLAWFUL'
        ? (unlawfulText?.(each.field, typed, t) ?? t('posting.problem.unlawful-field'))
        : missingText(each, typed, t),
    ]),
  );
}

function missingText({ field, reason }: Missing, typed: TypedPosting, t: UseTexts): string {
  if (reason === 'SALARY_HALF') return t('posting.problem.salary-half');
  if (reason === 'DEADLINE_PAST') return t('posting.problem.deadline');
  if (reason === 'QUESTION_UNFINISHED')
    return t('posting.problem.questions', {
      number: (findUnfinished(typed.questions)[0] ?? 0) + 1,
    });
  const named = ['title', 'primaryRole', 'duration', 'skills'] as const;
  const known = named.find((each) => each === field) ?? 'description';
  return t(`posting.problem.${known}`);
}
