import { z } from 'zod';
import { aboutCompanyFields } from '#domain/company/company-fields.ts';
import { degrees } from '#domain/match/degree.ts';
import { batchYears } from '#domain/posting/posting-conditions.ts';
import { postingFields } from '#domain/posting/posting-fields.ts';
import { postingStates } from '#domain/posting/posting.ts';
import { minorDigits } from '#domain/posting/salary-amount.ts';
import {
  maxQuestionLength,
  maxOptions,
  maxQuestions,
  questionKinds,
} from '#domain/posting/screening-question.ts';
import { accepts } from './assessment-content.ts';
import { refusalStatus } from './errors.ts';
import { day, id, instant, prose, storedOutputOf, updateOf } from './fields.ts';
import { missing } from './posting-incomplete.ts';

export const question = z.strictObject({
  id,
  kind: z.enum(questionKinds),
  text: prose(maxQuestionLength.text),
  required: z.boolean(),
  options: z.array(prose(maxQuestionLength.option)).max(maxOptions),
});

const batchYear = z.number().int().min(batchYears.first).max(batchYears.last).nullable();
/** Hard requirements, outside the score; they warn the applicant but never block. */
const conditions = {
  minDegree: z.enum(degrees).nullable(),
  batchFrom: batchYear,
  batchTo: batchYear,
  needsPermit: z.boolean(),
  skillBadge: accepts.nullable(),
};
export const postingConditions = z.object(conditions);

const isUnique = (values: string[]) => new Set(values).size === values.length;

/** The fields of a posting; all are optional in a draft. */
export const postingContent = {
  ...updateOf(postingFields).shape,
  salaryCurrency: z.string().refine((code) => minorDigits(code) !== undefined),
  deadline: day.nullable(),
  skillBadge: accepts.nullable(),
  questions: z
    .array(question)
    .max(maxQuestions)
    .refine((questions) => isUnique(questions.map((each) => each.id))),
};

export const postingState = z.enum(postingStates);
export const postingVersion = z.int32().min(1);

export const ownPostingDetails = z.object({
  ...postingContent,
  id,
  state: postingState,
  moves: z.array(postingState),
  version: postingVersion,
  missing,
  /** When the saved deadline ends, and the time zone of its day. */
  closesAt: instant.nullable(),
  deadlineZone: z.string(),
  /** The company's time zone, for a newly chosen day. */
  timeZone: z.string(),
  postedAt: instant.nullable(),
  changedAt: instant,
  company: storedOutputOf(aboutCompanyFields).extend({ name: z.string() }),
});
export type OwnPostingDetails = z.infer<typeof ownPostingDetails>;

/** Someone else saved in the meantime; `current` is their version. */
export const POSTING_CHANGED = {
  status: refusalStatus.POSTING_CHANGED,
  data: z.object({ current: ownPostingDetails }),
};
export const storedPosting = z.object({ id, state: postingState, version: postingVersion });
