import { z } from 'zod';
import { postingSources } from '#domain/analytics/posting-source.ts';
import { applicationFields } from '#domain/application/application-fields.ts';
import { applicationStatuses, leftStatuses } from '#domain/application/application-status.ts';
import { moveBases } from '#domain/application/may-move-application.ts';
import { maxMessageLength } from '#domain/application/may-write-message.ts';
import { ownShows } from '#domain/application/own-filter.ts';
import { receivedSorts } from '#domain/application/received-sort.ts';
import { interviewStatuses, platforms } from '#domain/interview/interview.ts';
import { maxQuestionLength, maxQuestions } from '#domain/posting/screening-question.ts';
import { ownBoard } from './application-own.ts';
import {
  answers,
  pipeline,
  placedApplication,
  receivedFilters,
  stageGroups,
  stageNames,
} from './application-pipeline.ts';
import { refusalStatus, refuses } from './errors.ts';
import { id, inputOf, instant, line, pageOf, paging, prose } from './fields.ts';
import { get, post } from './procedure.ts';

const status = z.enum(applicationStatuses);

export const applicationForm = inputOf(applicationFields);

const screeningAnswers = z
  .array(z.strictObject({ questionId: id, answer: prose(maxQuestionLength.answer) }))
  .max(maxQuestions)
  .refine((given) => new Set(given.map((each) => each.questionId)).size === given.length);

/** Somebody else moved it; `data` says where it is now, and what was wanted. */
const STATUS_CHANGED = {
  status: refusalStatus.STATUS_CHANGED,
  data: z.object({ status, version: z.number().int(), wanted: status }),
};

const questionRefusal = (
  refusal: 'ANSWER_REQUIRED' | 'ANSWER_NOT_A_NUMBER' | 'ANSWER_NOT_AN_OPTION' | 'ANSWER_TOO_LONG',
) => ({
  status: refusalStatus[refusal],
  data: z.object({ questionId: id }),
});

export const ownApplication = z.object({
  id,
  postingId: id,
  postingTitle: z.string(),
  companyName: z.string(),
  /** The page of the posting still exists. */
  hasPage: z.boolean(),
  /** The company is suspended, so nobody there can respond. */
  isCompanyAway: z.boolean(),
  /** The student accepted the offer, which the company has to confirm. */
  hasAccepted: z.boolean(),
  status,
  /** `isWaiting` while file storage is unavailable. */
  resume: z.object({ id, name: z.string(), isWaiting: z.boolean() }).nullable(),
  answers,
  appliedAt: instant,
  changedAt: instant,
  moves: z.array(z.object({ to: status, at: instant, reason: z.string().nullable() })),
  version: z.number().int(),
  /** No answer for 30 days. */
  isOverdue: z.boolean(),
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** Adds everything as it was submitted, and the interviews with a time. */
export const wholeOwnApplication = ownApplication.extend({
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  coverLetter: z.string().nullable(),
  interviews: z.array(
    z.object({
      id,
      startsAt: instant,
      endsAt: instant,
      status: z.enum(interviewStatuses),
      platform: z.enum(platforms),
    }),
  ),
});
export type WholeOwnApplication = z.infer<typeof wholeOwnApplication>;

export const message = z.object({
  id,
  author: z.enum(['student', 'member']),
  /** Null when the applicant's account was deleted. */
  name: z.string().nullable(),
  isOwn: z.boolean(),
  body: z.string(),
  sentAt: instant,
});

export const receivedApplication = z.object({
  id,
  postingId: id,
  postingTitle: z.string(),
  fullName: z.string(),
  /** Name, contact and college are hidden until the reader has submitted a scorecard. */
  isBlind: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  coverLetter: z.string().nullable(),
  status,
  resume: z.object({ id, name: z.string() }).nullable(),
  answers,
  appliedAt: instant,
  changedAt: instant,
  version: z.number().int(),
  /** No answer for 30 days. */
  isOverdue: z.boolean(),
  ...placedApplication,
  /** How well the applicant matches the posting today, 0 to 100; null with too little data. */
  match: z.number().int().nullable(),
  /** The average of the members' stars; null without ratings. */
  rating: z.number().nullable(),
  /** Days since the status changed last. */
  stageDays: z.number().int(),
  /** Messages of the applicant that the reader has not read. */
  unread: z.number().int(),
  /** The member who is responsible for the next step. */
  owner: z.object({ id, name: z.string() }).nullable(),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

const statusGroup = z.object({ status, stages: stageGroups, total: z.number().int() });
export type ReceivedGroup = z.infer<typeof statusGroup>;

export const application = {
  ...pipeline,
  ...ownBoard,
  submit: post('student', '/applications')
    .errors({
      ...refuses(
        'NOT_FOUND',
        'POSTING_NOT_OPEN',
        'ALREADY_APPLIED',
        'RESUME_REQUIRED',
        'QUESTIONS_CHANGED',
      ),
      ANSWER_REQUIRED: questionRefusal('ANSWER_REQUIRED'),
      ANSWER_NOT_A_NUMBER: questionRefusal('ANSWER_NOT_A_NUMBER'),
      ANSWER_NOT_AN_OPTION: questionRefusal('ANSWER_NOT_AN_OPTION'),
      ANSWER_TOO_LONG: questionRefusal('ANSWER_TOO_LONG'),
    })
    .input(
      applicationForm.extend({
        postingId: id,
        resumeFileId: id.optional(),
        answers: screeningAnswers.optional(),
        /** Where the student found the posting. */
        source: z.enum(postingSources).optional(),
      }),
    )
    .output(z.object({ id, status })),
  /** Resumes that the student sent before; of identical files only the newest. */
  listResumes: get('student', '/own-resumes')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(z.object({ id, name: z.string(), sentAt: instant })) })),
  findOwn: get('student', '/postings/{postingId}/own-application')
    .input(z.strictObject({ postingId: id }))
    .output(z.object({ application: z.object({ id, status, appliedAt: instant }).nullable() })),
  listOwn: get('student', '/own-applications')
    .input(
      z.strictObject({ ...paging, status: status.optional(), show: z.enum(ownShows).optional() }),
    )
    .output(pageOf(ownApplication)),
  loadOwn: get('student', '/own-applications/{applicationId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ applicationId: id }))
    .output(wholeOwnApplication),
  withdraw: post('student', '/own-applications/{applicationId}/withdraw')
    .errors({
      ...refuses('NOT_FOUND', 'MOVE_NOT_ALLOWED'),
      STATUS_CHANGED,
    })
    .input(
      z.strictObject({
        applicationId: id,
        to: z.enum(leftStatuses),
        version: z.int32().min(1),
        reason: prose(1000).optional(),
      }),
    )
    .output(z.object({ id, status, version: z.number().int() })),
  listMessages: get('student-or-member', '/applications/{applicationId}/messages')
    .errors(refuses('NOT_FOUND', 'BLIND_REVIEW'))
    .input(z.strictObject({ ...paging, applicationId: id }))
    .output(
      pageOf(message).extend({
        /** 'over': closed for both sides. 'others': open, but not for this interviewer. */
        writing: z.enum(['open', 'over', 'others']),
        /** When the conversation closes or closed; null while the application is open. */
        writableUntil: instant.nullable(),
      }),
    ),
  sendMessage: post('student-or-member', '/applications/{applicationId}/messages')
    .errors(refuses('NOT_FOUND', 'BLIND_REVIEW', 'CONVERSATION_CLOSED', 'TOO_MANY_MESSAGES'))
    .input(z.strictObject({ applicationId: id, body: line(maxMessageLength) }))
    .output(z.object({ id })),
  listReceived: get('member', '/received-applications')
    .input(
      z.strictObject({
        ...paging,
        ...receivedFilters,
        status: status.optional(),
        /** Newest first by default; `older` leads to what comes next in any order. */
        sort: z.enum(receivedSorts).optional(),
      }),
    )
    .output(
      pageOf(receivedApplication).extend({
        postings: z.array(z.object({ id, title: z.string() })),
        postingsCapped: z.boolean(),
        stages: stageNames,
        /** In the order by status, how many applications each status and stage has. */
        groups: z.array(statusGroup),
        mayDecide: z.boolean(),
      }),
    ),
  move: post('recruiter', '/received-applications/{applicationId}/move')
    .errors({
      ...refuses(
        'NOT_FOUND',
        'MOVE_NOT_ALLOWED',
        'REASON_REQUIRED',
        'INTERVIEW_REQUIRED',
        'OFFER_REQUIRED',
        'OFFER_NOT_ACCEPTED',
        'STAGES_CHANGED',
      ),
      STATUS_CHANGED,
    })
    .input(
      z.strictObject({
        applicationId: id,
        to: status,
        /** A stage of that status. */
        stageId: id.optional(),
        version: z.int32().min(1),
        reason: prose(1000).optional(),
        /** The basis of a move that no interview or offer on record supports. */
        basis: z.enum(moveBases).optional(),
      }),
    )
    .output(
      z.object({
        id,
        status,
        version: z.number().int(),
        moves: z.array(status),
        /** The input of `undoMoves`. */
        batchId: id,
      }),
    ),
};
