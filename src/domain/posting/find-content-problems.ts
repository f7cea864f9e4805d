import { type ContentField, longestContent, type PostingContent } from './posting-content.ts';
import { longestQuestion } from './screening-question.ts';

export type ContentProblem = 'TOO_LONG' | 'SALARY_RANGE' | 'BATCH_RANGE';

const lines = [
  'title',
  'primaryRole',
  'department',
  'location',
  'duration',
  'description',
  'practiceQuestions',
] as const;

/** Problems that prevent saving, even as a draft; empty when there are none. */
export function findContentProblems(
  content: PostingContent,
): Partial<Record<ContentField, ContentProblem>> {
  const problems: Partial<Record<ContentField, ContentProblem>> = {};
  for (const field of lines) {
    if (content[field].trim().length > longestContent[field]) problems[field] = 'TOO_LONG';
  }
  const { salaryMin, salaryMax, batchFrom, batchTo, questions } = content;
  if (salaryMin !== null && salaryMax !== null && salaryMax < salaryMin)
    problems.salaryMax = 'SALARY_RANGE';
  if (batchFrom !== null && batchTo !== null && batchTo < batchFrom)
    problems.batchTo = 'BATCH_RANGE';
  const isTooLong = questions.some(
    ({ text, options }) =>
      text.trim().length > longestQuestion.text ||
      options.some((option) => option.trim().length > longestQuestion.option),
  );
  if (isTooLong) problems.questions = 'TOO_LONG';
  return problems;
}
