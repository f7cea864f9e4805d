import { z } from 'zod';
import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { postingSources } from '#domain/analytics/posting-source.ts';
import { reachedStatuses } from '#domain/analytics/reached-status.ts';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { bulkOutcomes, maxMovesAtOnce } from '#domain/application/bulk-move.ts';
import { moveBases } from '#domain/application/may-move-application.ts';
import { answerStates, scorecardStates, waitingDays } from '#domain/application/received-filter.ts';
import { receivedSorts } from '#domain/application/received-sort.ts';
import { maxViewNameLength } from '#domain/application/received-view.ts';
import { questionKinds } from '#domain/posting/screening-question.ts';
import { maxStageNameLength } from '#domain/stage/stage.ts';
import { refuses } from './errors.ts';
import { id, instant, line, pageOf, pageSize, paging, prose } from './fields.ts';
import { del, get, post, put } from './procedure.ts';
import { parsedResume } from './resume-reading.ts';
import { shownStage } from './stage.ts';

const status = z.enum(applicationStatuses);
const version = z.int32().min(1);
export const receivedFilters = {
  postingId: id.optional(),
  search: prose(100).optional(),
  /** The name of a stage; '' for applications in none. */
  stage: prose(maxStageNameLength).optional(),
  /** Only open applications without an answer for more than this many days. */
  waiting: z.enum(waitingDays).optional(),
  /** Only those sent in this range of days. */
  range: z.enum(analyticsRanges).optional(),
  /** Only those that got at least this far. */
  reached: z.enum(reachedStatuses).optional(),
  source: z.enum([...postingSources, 'unknown']).optional(),
  answer: z.enum(answerStates).optional(),
  scorecards: z.enum(scorecardStates).optional(),
};

/** Where an application is, and where the reader may move it. */
export const placedApplication = {
  moves: z.array(status),
  /** The company's own stage of that status; null for the status itself. */
  stage: shownStage.nullable(),
  /** The stages of the posting that the reader may choose. */
  stages: z.array(shownStage),
};

/** The screening questions as they were worded at the time, with their answers. */
export const answers = z.array(
  z.object({
    questionId: id,
    kind: z.enum(questionKinds),
    question: z.string(),
    answer: z.string(),
  }),
);

/** A received application as shown on a board card and in a table row. */
const applicationCard = z.object({
  id,
  postingId: id,
  postingTitle: z.string(),
  fullName: z.string(),
  /** Name, contact and college are hidden until the reader has submitted a scorecard. */
  isBlind: z.boolean(),
  status,
  appliedAt: instant,
  version,
  /** No answer for 30 days. */
  isOverdue: z.boolean(),
  /** The average of the members' stars; null without ratings. */
  rating: z.number().nullable(),
  notes: z.number().int(),
  messages: z.number().int(),
  ...placedApplication,
  /** How well the applicant matches the posting today, 0 to 100; null with too little data. */
  match: z.number().int().nullable(),
});

export type ApplicationCard = z.infer<typeof applicationCard>;

/** The names of the stages of these postings, to filter by. */
export const stageNames = z.array(z.string());

/** A company's own stages of a status, by name; empty without any. */
export const stageGroups = z.array(
  z.object({
    /** '' for the applications in none. */
    name: z.string(),
    total: z.number().int(),
  }),
);

const column = z.object({
  status,
  total: z.number().int(),
  groups: stageGroups,
  items: z.array(applicationCard),
  older: z.string().nullable(),
});

export type BoardColumn = z.infer<typeof column>;

const note = z.object({ id, body: z.string(), at: instant, author: z.string().nullable() });

const openedApplication = applicationCard.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  coverLetter: z.string().nullable(),
  changedAt: instant,
  answers,
  resume: z.object({ id, name: z.string(), isPdf: z.boolean() }).nullable(),
  history: z.array(
    z.object({
      id,
      from: status.nullable(),
      to: status,
      at: instant,
      reason: z.string().nullable(),
      by: z.object({ kind: z.enum(['student', 'member', 'system']), name: z.string().nullable() }),
      isUndone: z.boolean(),
      /** The stage it was moved to, as it was called then. */
      stage: z.string().nullable(),
      /** Decided outside the platform, or with times still to be proposed. */
      basis: z.enum(moveBases).nullable(),
    }),
  ),
  noteList: z.array(note),
  /** Leads to the notes before those. */
  olderNotes: z.string().nullable(),
  /** Members who may own the application, if the reader may choose. */
  owners: z.array(z.object({ id, name: z.string() })),
  owner: z.object({ id, name: z.string() }).nullable(),
  ratings: z.array(z.object({ name: z.string(), stars: z.number().int(), isMine: z.boolean() })),
  interviewers: z.array(z.object({ id, name: z.string(), isAssigned: z.boolean() })),
  /** The invitation to apply that the student accepted. */
  invitation: z.object({ at: instant, by: z.string().nullable() }).nullable(),
  /** The reader may change the status and assign interviewers. */
  mayDecide: z.boolean(),
});

export type OpenedApplication = z.infer<typeof openedApplication>;

const touching = refuses('NOT_FOUND');

export const pipeline = {
  listBoard: get('member', '/received-applications/board')
    .input(
      z.strictObject({ ...receivedFilters, status: status.optional(), limit: pageSize.optional() }),
    )
    .output(
      z.object({
        columns: z.array(column),
        postings: z.array(z.object({ id, title: z.string() })),
        postingsCapped: z.boolean(),
        stages: stageNames,
        mayDecide: z.boolean(),
      }),
    ),
  listCards: get('member', '/received-applications/cards')
    .input(z.strictObject({ ...paging, ...receivedFilters, status }))
    .output(pageOf(applicationCard).omit({ total: true })),
  loadReceived: get('member', '/received-applications/{applicationId}')
    .errors(touching)
    .input(z.strictObject({ applicationId: id }))
    .output(openedApplication),
  /** The applications before and after this one in the list or column with the same filters. */
  findNeighbours: get('member', '/received-applications/{applicationId}/neighbours')
    .errors(touching)
    .input(
      z.strictObject({
        ...receivedFilters,
        applicationId: id,
        status: status.optional(),
        sort: z.enum(receivedSorts).optional(),
        /** The list is the part of the board that the application is in: its status and stage. */
        isColumn: z.boolean().optional(),
      }),
    )
    .output(z.object({ previous: id.nullable(), next: id.nullable() })),
  /** The parsed resume; `waiting` until it is parsed, `none` without a resume. */
  loadReading: get('member', '/received-applications/{applicationId}/reading')
    .errors(touching)
    .input(z.strictObject({ applicationId: id }))
    .output(
      z.object({
        state: z.enum(['none', 'waiting', 'read']),
        parsed: parsedResume.nullable(),
      }),
    ),
  moveMany: post('recruiter', '/received-applications/move')
    .errors(refuses('REASON_REQUIRED'))
    .input(
      z.strictObject({
        applications: z.array(z.strictObject({ id, version })).min(1).max(maxMovesAtOnce),
        to: status,
        /** The stage of this name of each one's posting. */
        stage: line(maxStageNameLength).optional(),
        reason: prose(1000).optional(),
        basis: z.enum(moveBases).optional(),
      }),
    )
    .output(
      z.object({
        /** The input of `undoMoves`; null when nothing was moved. */
        batchId: id.nullable(),
        results: z.array(
          z.object({
            id,
            outcome: z.enum(bulkOutcomes),
            /** The current status; null when the application doesn't exist. */
            status: status.nullable(),
          }),
        ),
      }),
    ),
  undoMoves: post('recruiter', '/application-moves/{batchId}/undo')
    .errors(refuses('NOT_FOUND', 'UNDO_TOO_LATE'))
    .input(z.strictObject({ batchId: id }))
    .output(
      z.object({
        undone: z.array(id),
        /** Applications that were moved again since; they keep their status. */
        changed: z.array(id),
      }),
    ),
  listNotes: get('member', '/received-applications/{applicationId}/notes')
    .errors(touching)
    .input(z.strictObject({ ...paging, applicationId: id }))
    .output(pageOf(note).omit({ total: true })),
  setOwner: put('recruiter', '/received-applications/{applicationId}/owner')
    .errors(touching)
    .input(z.strictObject({ applicationId: id, ownerId: id.nullable() }))
    .output(z.object({ ownerId: id.nullable() })),
  listViews: get('member', '/application-views')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(z.object({ id, name: z.string(), query: z.string() })) })),
  /** Replaces the member's view of the same name, unless it must be new. */
  saveView: put('member', '/application-views')
    .errors(refuses('TOO_MANY_KEPT', 'VIEW_NAME_TAKEN'))
    .input(
      z.strictObject({
        name: line(maxViewNameLength),
        query: prose(1000),
        isNew: z.boolean().optional(),
      }),
    )
    .output(z.object({ id })),
  removeView: del('member', '/application-views/{viewId}')
    .errors(touching)
    .input(z.strictObject({ viewId: id }))
    .output(z.object({ id })),
  createNote: post('member', '/received-applications/{applicationId}/notes')
    .errors(touching)
    .input(z.strictObject({ applicationId: id, body: line(4000) }))
    .output(z.object({ id })),
  setRating: put('member', '/received-applications/{applicationId}/rating')
    .errors(touching)
    .input(z.strictObject({ applicationId: id, stars: z.number().int().min(1).max(5) }))
    .output(z.object({ stars: z.number().int() })),
  setInterviewers: put('recruiter', '/received-applications/{applicationId}/interviewers')
    .errors(touching)
    .input(z.strictObject({ applicationId: id, memberIds: z.array(id).max(50) }))
    .output(z.object({ memberIds: z.array(id) })),
};
