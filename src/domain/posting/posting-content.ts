import { noConditions, type PostingConditions } from './posting-conditions.ts';
import type { PostingCategory, PostingLevel, PostingType, SalaryPeriod } from './posting.ts';
import type { ScreeningQuestion } from './screening-question.ts';
import type { Workplace } from './workplace.ts';

/**
 * The fields of a posting that its company edits. Missing text is empty; amounts are in minor
 * units.
 */
export type PostingContent = PostingConditions & {
  title: string;
  primaryRole: string;
  department: string;
  location: string;
  workplace: Workplace;
  type: PostingType | null;
  level: PostingLevel | null;
  category: PostingCategory | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string;
  salaryPeriod: SalaryPeriod;
  duration: string;
  /** The last day to apply, such as 2027-03-31. */
  deadline: string | null;
  skills: string[];
  description: string;
  responsibilities: string;
  requirements: string;
  niceToHave: string;
  /** Whom applicants may ask. */
  contactName: string;
  contactEmail: string;
  questions: ScreeningQuestion[];
  /** Interview questions to prepare for, one per line. */
  practiceQuestions: string;
  /** Whether students see them while the posting is open. */
  sharesPractice: boolean;
};

export type ContentField = keyof PostingContent;

export const emptyContent: PostingContent = {
  title: '',
  primaryRole: '',
  department: '',
  location: '',
  workplace: 'onsite',
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
  responsibilities: '',
  requirements: '',
  niceToHave: '',
  contactName: '',
  contactEmail: '',
  ...noConditions,
  questions: [],
  practiceQuestions: '',
  sharesPractice: false,
};

export const contentFields = Object.keys(emptyContent) as ContentField[];

export function changedFields(before: PostingContent, after: PostingContent): ContentField[] {
  return contentFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}
