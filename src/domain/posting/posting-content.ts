import { noConditions, type PostingConditions } from './posting-conditions.ts';
import type { PostingCategory, PostingLevel, PostingType, SalaryPeriod } from './posting.ts';
import type { ScreeningQuestion } from './screening-question.ts';

/** What somebody of the company writes into a posting. Texts that are not there yet are empty; amounts are in minor units. */
export type PostingContent = PostingConditions & {
  title: string;
  primaryRole: string;
  department: string;
  location: string;
  isRemote: boolean;
  type: PostingType | null;
  level: PostingLevel | null;
  category: PostingCategory | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string;
  salaryPeriod: SalaryPeriod;
  duration: string;
  /** The last day on which one can apply, as 2027-03-31. */
  deadline: string | null;
  skills: string[];
  description: string;
  questions: ScreeningQuestion[];
};

export type ContentField = keyof PostingContent;

export const emptyContent: PostingContent = {
  title: '',
  primaryRole: '',
  department: '',
  location: '',
  isRemote: false,
  type: null,
  level: null,
  category: null,
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: 'INR',
  salaryPeriod: 'year',
  duration: '',
  deadline: null,
  skills: [],
  description: '',
  ...noConditions,
  questions: [],
};

export const contentFields = Object.keys(emptyContent) as ContentField[];

/** The most characters that each field of a posting takes, and the most skills. */
export const longestContent = {
  title: 200,
  primaryRole: 200,
  department: 200,
  location: 200,
  duration: 100,
  description: 50_000,
  skill: 60,
  skills: 50,
} as const;

/** A last day as the instant at which it is over. Days end in UTC, as in files that are imported. */
export function endOfDeadline(day: string): Date {
  return new Date(`${day}T23:59:59.999Z`);
}

/** The fields in which two contents differ, in the order of the form. */
export function changedFields(before: PostingContent, after: PostingContent): ContentField[] {
  return contentFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}
