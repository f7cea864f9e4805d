import { z } from 'zod';
import { aboutCompanyFields } from '#domain/company/company-fields.ts';
import { degrees } from '#domain/match/degree.ts';
import { goneReasons } from '#domain/posting/gone-reason.ts';
import { batchYears } from '#domain/posting/posting-conditions.ts';
import { postingFields } from '#domain/posting/posting-fields.ts';
import { ownPostingLists, postingStates, salaryPeriods } from '#domain/posting/posting.ts';
import { minorDigits } from '#domain/posting/salary-amount.ts';
import {
  longestQuestion,
  mostOptions,
  mostQuestions,
  questionKinds,
} from '#domain/posting/screening-question.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import { refusalStatus, refuses } from './errors.ts';
import { day, id, instant, pageOf, paging, prose, storedOutputOf, updateOf } from './fields.ts';
import { PLAN_LIMIT } from './plan-fields.ts';
import { adminPosting } from './posting-admin.ts';
import { missing, POSTING_INCOMPLETE } from './posting-incomplete.ts';
import { procedure } from './procedure.ts';

export const salary = z.object({
  min: z.number().int(),
  max: z.number().int(),
  currency: z.string(),
  period: z.enum(salaryPeriods),
});

export const postingCard = z.object({
  id,
  title: z.string(),
  companyName: z.string(),
  /** The company's page; null for external postings. */
  companySlug: z.string().nullable(),
  logoId: id.nullable(),
  primaryRole: z.string(),
  duration: z.string(),
  location: z.string().nullable(),
  workplace: z.enum(workplaces),
  type: z.string().nullable(),
  level: z.string().nullable(),
  skills: z.array(z.string()),
  salary: salary.nullable(),
  deadline: instant.nullable(),
  /** The time zone its date is written in; null where it is unknown. */
  deadlineZone: z.string().nullable(),
  postedAt: instant,
});
export type PostingCard = z.infer<typeof postingCard>;

const question = z.strictObject({
  id,
  kind: z.enum(questionKinds),
  text: prose(longestQuestion.text),
  required: z.boolean(),
  options: z.array(prose(longestQuestion.option)).max(mostOptions),
});

/** A description as structured text without HTML. */
const block = z.object({
  kind: z.enum(['heading', 'text', 'list', 'numbers']),
  lines: z.array(
    z.array(
      z.object({
        text: z.string(),
        look: z.enum(['plain', 'strong', 'em']),
        href: z.string().nullable(),
      }),
    ),
  ),
});

export const markdown = z.array(block);

const batchYear = z.number().int().min(batchYears.first).max(batchYears.last).nullable();
/** Hard requirements, outside the score; they warn the applicant but never block. */
const conditions = {
  minDegree: z.enum(degrees).nullable(),
  batchFrom: batchYear,
  batchTo: batchYear,
  needsPermit: z.boolean(),
};
export const postingConditions = z.object(conditions);

export const postingDetails = postingCard.extend({
  description: markdown,
  /** Asked of every applicant. */
  questions: z.array(question),
  conditions: postingConditions,
  category: z.string().nullable(),
  about: storedOutputOf(aboutCompanyFields).nullable(),
  /** The version of the company's stylesheet; null without own colours. */
  brandVersion: z.number().int().nullable(),
  /** ISO 3166 two-letter code, where the location reveals it. */
  country: z.string().nullable(),
  isOpen: z.boolean(),
});
export type PostingDetails = z.infer<typeof postingDetails>;

const isUnique = (values: string[]) => new Set(values).size === values.length;

/** The fields of a posting; all are optional in a draft. */
const content = {
  ...updateOf(postingFields).shape,
  salaryCurrency: z.string().refine((code) => minorDigits(code) !== undefined),
  deadline: day.nullable(),
  questions: z
    .array(question)
    .max(mostQuestions)
    .refine((questions) => isUnique(questions.map((each) => each.id))),
};

const state = z.enum(postingStates);
const version = z.number().int().min(1);

const ownPosting = z.object({
  id,
  title: z.string(),
  primaryRole: z.string().nullable(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  workplace: z.enum(workplaces),
  type: z.string().nullable(),
  state,
  moves: z.array(state),
  version,
  applications: z.object({ count: z.number().int(), capped: z.boolean() }),
  postedAt: instant.nullable(),
  deadline: instant.nullable(),
  deadlineZone: z.string(),
  isOver: z.boolean(),
  createdAt: instant,
});
export type OwnPosting = z.infer<typeof ownPosting>;

const ownPostingDetails = z.object({
  ...content,
  id,
  state,
  moves: z.array(state),
  version,
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

const POSTING_CHANGED = {
  status: refusalStatus.POSTING_CHANGED,
  data: z.object({ current: ownPostingDetails }),
};
const stored = z.object({ id, state, version });

export const posting = {
  list: procedure({ audience: 'anyone', method: 'GET', path: '/postings' })
    .input(z.strictObject(paging))
    .output(pageOf(postingCard)),
  load: procedure({ audience: 'anyone', method: 'GET', path: '/postings/{postingId}' })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(postingDetails),
  loadGone: procedure({ audience: 'anyone', method: 'GET', path: '/postings/{postingId}/gone' })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(
      z.object({
        reason: z.enum(goneReasons),
        similar: z.array(postingCard),
      }),
    ),
  listOwn: procedure({ audience: 'recruiter', method: 'GET', path: '/own-postings' })
    .input(
      z.strictObject({
        ...paging,
        state: z.enum(ownPostingLists).optional(),
        search: prose(100).optional(),
      }),
    )
    .output(pageOf(ownPosting)),
  loadOwn: procedure({ audience: 'recruiter', method: 'GET', path: '/own-postings/{postingId}' })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(ownPostingDetails),
  create: procedure({ audience: 'recruiter', method: 'POST', path: '/own-postings' })
    .errors(refuses('SALARY_RANGE', 'BATCH_RANGE'))
    .input(z.strictObject(content))
    .output(stored),
  createCopy: procedure({
    audience: 'recruiter',
    method: 'POST',
    path: '/own-postings/{postingId}/copy',
  })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(stored),
  save: procedure({ audience: 'recruiter', method: 'PUT', path: '/own-postings/{postingId}' })
    .errors({
      ...refuses('NOT_FOUND', 'SALARY_RANGE', 'BATCH_RANGE'),
      PLAN_LIMIT,
      POSTING_CHANGED,
      POSTING_INCOMPLETE,
    })
    .input(z.strictObject({ ...content, postingId: id, version }))
    .output(stored),
  move: procedure({ audience: 'recruiter', method: 'POST', path: '/own-postings/{postingId}/move' })
    .errors({
      ...refuses('NOT_FOUND', 'POSTING_STATE_NOT_ALLOWED'),
      PLAN_LIMIT,
      POSTING_CHANGED,
      POSTING_INCOMPLETE,
    })
    .input(z.strictObject({ postingId: id, to: state, version }))
    .output(stored),
  ...adminPosting,
};
