import type { ContentField } from './posting-content.ts';

export const missingReasons = [
  'MISSING',
  'DEADLINE_PAST',
  'SALARY_HALF',
  'QUESTION_UNFINISHED',
  'UNLAWFUL',
] as const;
export type MissingReason = (typeof missingReasons)[number];

/** Fields checked on publishing, in form order. */
export const publishedFields = [
  'title',
  'primaryRole',
  'department',
  'location',
  'salaryMin',
  'salaryMax',
  'duration',
  'deadline',
  'skills',
  'description',
  'responsibilities',
  'requirements',
  'niceToHave',
  'questions',
  'practiceQuestions',
] as const satisfies readonly ContentField[];
export type Missing = { field: (typeof publishedFields)[number]; reason: MissingReason };
