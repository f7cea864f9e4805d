import { choice, findProblems, flag, list, number, requiredChoice, text } from '#domain/fields.ts';
import { degrees } from '#domain/match/degree.ts';
import type { Refusal } from '#domain/refusals.ts';
import { batchYears } from './posting-conditions.ts';
import type { ContentField, PostingContent } from './posting-content.ts';
import { postingCategories, postingLevels, postingTypes, salaryPeriods } from './posting.ts';
import { maxQuestionLength } from './screening-question.ts';
import { workplaces } from './workplace.ts';

const amount = () => number({ min: 0, max: 1_000_000_000_000_000, refusal: 'INVALID_INPUT' });
const year = () =>
  number({ min: batchYears.first, max: batchYears.last, refusal: 'INVALID_INPUT' });
const section = () => text({ max: 10_000, rows: 6 });

/** What a company enters about a job; a draft may lack any of it. */
export const postingFields = {
  title: text({ max: 200 }),
  primaryRole: text({ max: 200 }),
  department: text({ max: 200 }),
  location: text({ max: 200 }),
  workplace: requiredChoice(workplaces),
  type: choice(postingTypes),
  level: choice(postingLevels),
  category: choice(postingCategories),
  salaryMin: amount(),
  salaryMax: amount(),
  salaryPeriod: requiredChoice(salaryPeriods),
  duration: text({ max: 100 }),
  skills: list({ max: 50, longest: 60 }),
  description: text({ max: 50_000, rows: 10 }),
  responsibilities: section(),
  requirements: section(),
  niceToHave: section(),
  minDegree: choice(degrees),
  batchFrom: year(),
  batchTo: year(),
  needsPermit: flag(),
  contactName: text({ max: 200 }),
  contactEmail: text({ max: 254, format: 'email' }),
  practiceQuestions: text({ max: 4_000, rows: 5 }),
  sharesPractice: flag(),
};

/** Problems that prevent saving, even as a draft; empty when there are none. */
export function findPostingProblems(content: PostingContent) {
  const problems: Partial<Record<ContentField, Refusal>> = findProblems(postingFields, content);
  const { salaryMin, salaryMax, batchFrom, batchTo, questions } = content;
  if (salaryMin !== null && salaryMax !== null && salaryMax < salaryMin)
    problems.salaryMax = 'SALARY_RANGE';
  if (batchFrom !== null && batchTo !== null && batchTo < batchFrom)
    problems.batchTo = 'BATCH_RANGE';
  const isTooLong = questions.some(
    ({ text: prompt, options }) =>
      prompt.trim().length > maxQuestionLength.text ||
      options.some((option) => option.trim().length > maxQuestionLength.option),
  );
  if (isTooLong) problems.questions = 'TEXT_TOO_LONG';
  return problems;
}
