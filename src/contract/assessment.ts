import { z } from 'zod';
import {
  maxLengths,
  maxCounts,
  maxInvitedAtOnce,
  startDays,
} from '#domain/assessment/assessment.ts';
import { extraFactors } from '#domain/assessment/sitting-clock.ts';
import { maxAnswerLength } from '#domain/skill-test/skill-test.ts';
import { accepts, content, domain } from './assessment-content.ts';
import {
  bankItem,
  candidate,
  ofApplication,
  ownSitting,
  reviewedSitting,
  running,
  score,
  sitting,
  summary,
  whole,
} from './assessment-sitting.ts';
import { refuses } from './errors.ts';
import { id, inPath, instant, line, pageOf, paging, prose, typed } from './fields.ts';
import { del, get, post, put } from './procedure.ts';
import { runResult } from './skill-test.ts';

const assessmentId = z.strictObject({ assessmentId: id });
const sittingId = z.strictObject({ sittingId: id });
const applicationId = z.strictObject({ applicationId: id });
const answerAt = z.object({ place: z.number().int() });

const place = z
  .int()
  .min(0)
  .max(maxCounts.items - 1);
const answered = sittingId.extend({ place, answer: typed(maxAnswerLength) });

export const assessment = {
  list: get('member', '/assessments').input(z.strictObject(paging)).output(pageOf(summary)),
  /** With the answer keys, for those who write it. */
  load: get('recruiter', '/assessments/{assessmentId}')
    .errors(refuses('NOT_FOUND'))
    .input(assessmentId)
    .output(whole),
  create: post('recruiter', '/assessments')
    .errors(refuses('NOT_FOUND', 'ASSESSMENT_INVALID'))
    .input(z.strictObject({ postingId: id, content, accepts: accepts.nullable() }))
    .output(z.object({ id, version: z.number().int() })),
  /** A changed content is a new version; sittings keep theirs. */
  save: put('recruiter', '/assessments/{assessmentId}')
    .errors(refuses('NOT_FOUND', 'ASSESSMENT_INVALID', 'ASSESSMENT_CHANGED'))
    .input(
      z.strictObject({
        assessmentId: id,
        /** The version that the member saw. */
        version: z.int32().min(1),
        content,
        accepts: accepts.nullable(),
      }),
    )
    .output(z.object({ id, version: z.number().int() })),
  setArchived: put('recruiter', '/assessments/{assessmentId}/archive')
    .errors(refuses('NOT_FOUND'))
    .input(assessmentId.extend({ isArchived: z.boolean() }))
    .output(z.object({ id })),
  /** The items of the product's own skill tests. */
  listItems: get('recruiter', '/assessment-items')
    .input(z.strictObject({ domain }))
    .output(z.array(bankItem)),
  /** The open applications to its posting. */
  listCandidates: get('recruiter', '/assessments/{assessmentId}/candidates')
    .errors(refuses('NOT_FOUND'))
    .input(assessmentId.extend(paging))
    .output(pageOf(candidate)),
  /** Candidates who are already invited stay as they are. */
  invite: post('recruiter', '/assessments/{assessmentId}/invitations')
    .errors(refuses('NOT_FOUND', 'ASSESSMENT_ARCHIVED'))
    .input(
      assessmentId.extend({
        applicationIds: z.array(id).min(1).max(maxInvitedAtOnce),
        days: z.union(startDays.map((each) => z.literal(each))),
      }),
    )
    .output(z.object({ batchId: id, invited: z.number().int(), skipped: z.number().int() })),
  /** Withdraws invitations before anybody is notified. */
  undoInvite: post('recruiter', '/assessments/{assessmentId}/invitations/{batchId}/undo')
    .errors(refuses('NOT_FOUND', 'UNDO_TOO_LATE'))
    .input(assessmentId.extend({ batchId: id }))
    .output(z.object({ batchId: id })),
  listSittings: get('member', '/assessments/{assessmentId}/sittings')
    .errors(refuses('NOT_FOUND'))
    .input(assessmentId.extend(paging))
    .output(
      z.object({
        title: z.string(),
        postingId: id,
        postingTitle: z.string(),
        isKit: z.boolean(),
        isArchived: z.boolean(),
        sittings: pageOf(sitting),
      }),
    ),
  /** The answers of one candidate, next to the criteria. */
  loadSitting: get('member', '/assessment-sittings/{sittingId}')
    .errors(refuses('NOT_FOUND'))
    .input(sittingId)
    .output(reviewedSitting),
  submitReview: post('member', '/assessment-sittings/{sittingId}/reviews')
    .errors(refuses('NOT_FOUND', 'REVIEW_INCOMPLETE', 'QUOTE_NOT_FOUND', 'REVIEW_CHANGED'))
    .input(
      sittingId.extend({
        /** The version of the member's own review that was shown; 0 without one. */
        version: z.int32().min(0),
        scores: z.array(score).max(maxCounts.items * maxCounts.criteria),
      }),
    )
    .output(z.object({ version: z.number().int() })),
  listOfApplication: get('member', '/received-applications/{applicationId}/assessments')
    .errors(refuses('NOT_FOUND'))
    .input(applicationId)
    .output(z.array(ofApplication)),
  listOwn: get('student', '/own-assessments')
    .input(z.strictObject({ ...paging, applicationId: id.optional() }))
    .output(pageOf(ownSitting)),
  findOwn: get('student', '/own-assessments/{sittingId}')
    .errors(refuses('NOT_FOUND'))
    .input(sittingId)
    .output(ownSitting),
  /** Starts the clock. A second time returns the same sitting. */
  start: post('student', '/own-assessments/{sittingId}/start', { takesKey: false })
    .errors(
      refuses('NOT_FOUND', 'INVITATION_OVER', 'TEST_OVER', 'APPLICATION_CLOSED', 'COMPANY_AWAY'),
    )
    .input(sittingId)
    .output(running),
  findRunning: get('student', '/own-assessments/{sittingId}/running')
    .errors(refuses('NOT_FOUND'))
    .input(sittingId)
    .output(z.object({ running: running.nullable() })),
  saveAnswer: put('student', '/own-assessments/{sittingId}/answers/{place}', { takesKey: false })
    .errors(refuses('NOT_FOUND', 'TEST_OVER', 'SECTION_OVER', 'ANSWER_CHANGED', 'ANSWER_TOO_LONG'))
    .input(answered.extend({ place: inPath(place), version: z.int32().min(0) }))
    .output(z.object({ answer: z.string(), version: z.number().int() })),
  /** Submits a finished recording as the answer, replacing the previous one. */
  giveRecording: post('student', '/own-assessments/{sittingId}/answers/{place}/recording')
    .errors(refuses('NOT_FOUND', 'TEST_OVER', 'SECTION_OVER', 'TRIES_USED'))
    .input(sittingId.extend({ place: inPath(place), recordingId: id }))
    .output(answerAt),
  removeRecording: del('student', '/own-assessments/{sittingId}/answers/{place}/recording')
    .errors(refuses('NOT_FOUND'))
    .input(sittingId.extend({ place: inPath(place) }))
    .output(answerAt),
  /** Sends the sound of a recorded answer to the speech-to-text service; only the times are kept. */
  transcribe: post('student', '/own-assessments/{sittingId}/answers/{place}/transcription', {
    takesKey: false,
  })
    .errors(
      refuses(
        'NOT_FOUND',
        'TEST_OVER',
        'SECTION_OVER',
        'FILES_UNAVAILABLE',
        'RECORDING_UNREADABLE',
        'TRANSCRIBER_OFF',
        'TRANSCRIBER_LIMIT',
        'TRANSCRIBER_FAILED',
        'TOO_MANY_REQUESTS',
      ),
    )
    .input(sittingId.extend({ place: inPath(place) }))
    .output(z.object({ transcript: z.string() })),
  /** Runs an answer with the cases that are shown; nothing is stored. */
  runAnswer: post('student', '/own-assessments/{sittingId}/runs', { takesKey: false })
    .errors(refuses('NOT_FOUND', 'TEST_OVER', 'SECTION_OVER', 'TOO_MANY_REQUESTS', 'RUNNER_BUSY'))
    .input(answered)
    .output(runResult),
  /** Moves on to the next section for good; after the last one the sitting is submitted. */
  submitSection: post('student', '/own-assessments/{sittingId}/sections/{section}/submission', {
    takesKey: false,
  })
    .errors(refuses('NOT_FOUND'))
    .input(sittingId.extend({ section: inPath(z.int().min(0).max(maxCounts.sections)) }))
    .output(z.object({ running: running.nullable() })),
  /** Asks for more time: before the start of a test, before the end of a kit. */
  requestTime: put('student', '/own-assessments/{sittingId}/time-request')
    .errors(refuses('NOT_FOUND', 'TEST_OVER', 'REQUEST_ANSWERED'))
    .input(
      sittingId.extend({
        factor: z.union(extraFactors.map((each) => z.literal(each))),
        note: prose(maxLengths.note),
      }),
    )
    .output(z.object({ id })),
  /** Asks a person to look at the result. */
  requestPerson: put('student', '/own-assessments/{sittingId}/person-request')
    .errors(refuses('NOT_FOUND', 'REQUEST_ANSWERED'))
    .input(sittingId.extend({ note: prose(maxLengths.note) }))
    .output(z.object({ id })),
  answerTime: put('recruiter', '/assessment-sittings/{sittingId}/time-answer')
    .errors(refuses('NOT_FOUND', 'TEST_RUNNING'))
    .input(sittingId.extend({ isGranted: z.boolean() }))
    .output(z.object({ id })),
  answerPerson: put('recruiter', '/assessment-sittings/{sittingId}/person-answer')
    .errors(refuses('NOT_FOUND', 'REQUEST_ANSWERED'))
    .input(sittingId.extend({ answer: line(maxLengths.note) }))
    .output(z.object({ id })),
  createRetry: post('student', '/own-assessments/{sittingId}/retries')
    .errors(refuses('NOT_FOUND', 'APPLICATION_CLOSED', 'TRIES_USED', 'INVITATION_OVER'))
    .input(sittingId)
    .output(z.object({ id })),
  /** Gives a passed skill test instead; the company gets only that result. */
  acceptTest: post('student', '/own-assessments/{sittingId}/skill-test')
    .errors(refuses('NOT_FOUND', 'TEST_OVER'))
    .input(sittingId)
    .output(z.object({ id })),
  /** Before applying: what a job may ask for, and whether a passed skill test meets it. */
  loadRequirements: get('student', '/postings/{postingId}/assessments')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(
      z.object({
        items: z.array(
          z.object({
            title: z.string(),
            /** Null for a screening kit. */
            minutes: z.number().int().nullable(),
            accepts: accepts.nullable(),
            met: z.object({ score: z.number().int(), passedAt: instant }).nullable(),
          }),
        ),
      }),
    ),
};
