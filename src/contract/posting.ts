import { z } from 'zod';
import { aboutCompanyFields } from '#domain/company/company-fields.ts';
import { goneReasons } from '#domain/posting/gone-reason.ts';
import { ownPostingLists, salaryPeriods } from '#domain/posting/posting.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import { refuses } from './errors.ts';
import { id, instant, pageOf, paging, prose, storedOutputOf } from './fields.ts';
import { PLAN_LIMIT } from './plan-fields.ts';
import { adminPosting } from './posting-admin.ts';
import { postingImport } from './posting-import.ts';
import { POSTING_INCOMPLETE } from './posting-incomplete.ts';
import {
  ownPostingDetails,
  POSTING_CHANGED,
  postingConditions,
  postingContent as content,
  postingState as state,
  postingVersion as version,
  question,
  storedPosting as stored,
} from './posting-own.ts';
import { rewritable, rewrites } from './posting-rewrite.ts';
import { get, post, put } from './procedure.ts';

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

export const postingDetails = postingCard.extend({
  description: markdown,
  /** Asked of every applicant. */
  questions: z.array(question),
  conditions: postingConditions,
  category: z.string().nullable(),
  about: storedOutputOf(aboutCompanyFields).nullable(),
  /** The version of the company's stylesheet; null without own colors. */
  brandVersion: z.number().int().nullable(),
  /** ISO 3166 two-letter code, where the location reveals it. */
  country: z.string().nullable(),
  isOpen: z.boolean(),
});
export type PostingDetails = z.infer<typeof postingDetails>;

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

export const posting = {
  list: get('anyone', '/postings').input(z.strictObject(paging)).output(pageOf(postingCard)),
  load: get('anyone', '/postings/{postingId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(postingDetails),
  loadGone: get('anyone', '/postings/{postingId}/gone')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(
      z.object({
        reason: z.enum(goneReasons),
        similar: z.array(postingCard),
      }),
    ),
  listOwn: get('recruiter', '/own-postings')
    .input(
      z.strictObject({
        ...paging,
        state: z.enum(ownPostingLists).optional(),
        search: prose(100).optional(),
      }),
    )
    .output(pageOf(ownPosting)),
  loadOwn: get('recruiter', '/own-postings/{postingId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(ownPostingDetails),
  create: post('recruiter', '/own-postings')
    .errors(refuses('SALARY_RANGE', 'BATCH_RANGE'))
    .input(z.strictObject(content))
    .output(stored),
  createCopy: post('recruiter', '/own-postings/{postingId}/copy')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(stored),
  save: put('recruiter', '/own-postings/{postingId}')
    .errors({
      ...refuses('NOT_FOUND', 'SALARY_RANGE', 'BATCH_RANGE'),
      PLAN_LIMIT,
      POSTING_CHANGED,
      POSTING_INCOMPLETE,
    })
    .input(z.strictObject({ ...content, postingId: id, version }))
    .output(stored),
  /** Asks the external model to reword lines with flagged words, which may be unsaved. */
  suggestRewrites: post('recruiter-or-admin', '/posting-rewrites', { takesKey: false })
    .input(z.strictObject(rewritable))
    .output(rewrites),
  move: post('recruiter', '/own-postings/{postingId}/move')
    .errors({
      ...refuses('NOT_FOUND', 'POSTING_STATE_NOT_ALLOWED'),
      PLAN_LIMIT,
      POSTING_CHANGED,
      POSTING_INCOMPLETE,
    })
    .input(z.strictObject({ postingId: id, to: state, version }))
    .output(stored),
  ...adminPosting,
  ...postingImport,
};
