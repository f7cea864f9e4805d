import { z } from 'zod';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { maxWindows } from '#domain/interview/availability.ts';
import { interviewFields } from '#domain/interview/interview-fields.ts';
import { kitFields } from '#domain/interview/interview-kit.ts';
import {
  interviewActs,
  interviewStatuses,
  interviewTypes,
  maxInterviewers,
  maxTimes,
  outcomes,
  platforms,
} from '#domain/interview/interview.ts';
import { refuses } from './errors.ts';
import { id, inputOf, instant, outputOf, pageOf, paging, prose, updateOf } from './fields.ts';
import { get, post, put } from './procedure.ts';

const status = z.enum(interviewStatuses);
const version = z.int32().min(0);
const zone = z.string().min(1).max(64);
const slot = z.object({ id, startsAt: instant, endsAt: instant });
/**
 * How many other candidates can choose a time that rules this one out; null if there are some whom
 * the reader must not know of.
 */
const others = z.number().int().nullable();

const facts = {
  id,
  applicationId: id,
  postingTitle: z.string(),
  round: z.number().int(),
  title: z.string(),
  type: z.enum(interviewTypes),
  status,
  /** Null until a time is booked. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  minutes: z.number().int(),
  platform: z.enum(platforms),
  /** A meeting link, an address or a phone number. */
  place: z.string(),
  version,
  cancellationReason: z.string().nullable(),
};

const card = z.object({
  ...facts,
  postingId: id,
  candidateName: z.string(),
  /** Null if the candidate chose none. */
  candidateZone: z.string().nullable(),
  interviewers: z.array(
    z.object({
      id,
      name: z.string(),
      /** A member who has not submitted a scorecard for the application. */
      lacksScorecard: z.boolean(),
    }),
  ),
  outcome: z.enum(outcomes).nullable(),
  /** The candidate’s note on the last request for other times. */
  note: z.string().nullable(),
  /** Times that the candidate can choose from. */
  slots: z.array(slot.extend({ others })),
  mayFinish: z.boolean(),
  /** The application is in Interview Scheduled because of this interview alone. */
  isOnly: z.boolean(),
});
export type InterviewCard = z.infer<typeof card>;

const event = z.object({
  id,
  act: z.enum(interviewActs),
  at: instant,
  startsAt: instant.nullable(),
  note: z.string().nullable(),
  by: z.object({ kind: z.enum(['student', 'member', 'system']), name: z.string().nullable() }),
});

const kit = outputOf(kitFields);
/** With what a good answer covers; nothing for questions that the company wrote itself. */
const guided = z.array(z.object({ question: z.string(), points: z.array(z.string()) }));
const publicKit = kit.pick({ format: true, topics: true }).extend({ practice: guided });

const received = z.object({
  application: z.object({
    id,
    candidateName: z.string(),
    candidateZone: z.string().nullable(),
    postingId: id,
    postingTitle: z.string(),
    status: z.enum(applicationStatuses),
  }),
  items: z.array(card.extend({ history: z.array(event) })),
  members: z.array(z.object({ id, name: z.string() })),
  mayArrange: z.boolean(),
  /** Null if the company wrote none for this posting. */
  kit: kit.extend({ practice: guided, questions: guided }).nullable(),
});
export type ReceivedInterviews = z.infer<typeof received>;

const own = z.object({
  ...facts,
  companyName: z.string(),
  interviewers: z.array(z.string()),
  slots: z.array(slot),
  /** The interview has not started, so the student may cancel it or ask for another time. */
  mayChange: z.boolean(),
  /** How to prepare; null until a time is booked, or if the company says nothing. */
  kit: publicKit.nullable(),
});
export type OwnInterview = z.infer<typeof own>;

const details = {
  memberIds: z.array(id).min(1).max(maxInterviewers),
  /** Books the one time instead of letting the candidate choose. */
  isFixed: z.boolean(),
  /** Local to the time zone of the form: `2026-12-01T14:30`. */
  times: z.array(z.string().max(16)).max(maxTimes),
};
const interviewForm = inputOf(interviewFields).extend(details);
export type InterviewForm = z.infer<typeof interviewForm>;
const changed = z.object({
  id,
  version,
  /** What can be undone before the others are notified. */
  moveId: id,
});
const ofTimes = [
  'FIELDS_REQUIRED',
  'HTTPS_REQUIRED',
  'TIME_ZONE_UNKNOWN',
  'INTERVIEW_MINUTES',
  'INTERVIEW_TIMES_REQUIRED',
  'TOO_MANY_TIMES',
  'TIMES_OVERLAP',
  'SLOT_TIMES',
  'SLOT_TAKEN',
  'INTERVIEWER_BUSY',
  'CANDIDATE_BUSY',
  'NOT_FOUND',
] as const;
const ofChange = ['NOT_FOUND', 'INTERVIEW_CHANGED', 'INTERVIEW_NOT_ALLOWED'] as const;

const window = z.strictObject({
  day: z.number().int().min(1).max(7),
  from: z.string().max(5),
  to: z.string().max(5),
});
/** Whose calendars a time must fit, and how long it is. */
const planned = z.strictObject({
  applicationId: id,
  memberIds: z.array(id).min(1).max(maxInterviewers),
  minutes: z.coerce.number().int().min(15).max(240),
  timeZone: zone,
});

const availability = {
  timeZone: zone,
  windows: z.array(window).max(maxWindows),
  bufferMinutes: z.number().int().min(0).max(120),
  mostPerWeek: z.number().int().min(1).max(50).nullable(),
};

export const interview = {
  /** Open interviews by time, what waits for an answer first; closed ones newest first. */
  list: get('member', '/interviews')
    .input(
      z.strictObject({
        ...paging,
        search: prose(100).optional(),
        /** `unfinished`: of the past, without an outcome or a scorecard. */
        when: z.enum(['open', 'closed', 'unfinished']).optional(),
        status: status.optional(),
      }),
    )
    .output(pageOf(card).extend({ mayArrange: z.boolean() })),
  /** Everything with a time in the seven days from that date. */
  listWeek: get('member', '/interview-week')
    .errors(refuses('TIME_ZONE_UNKNOWN'))
    .input(
      z.strictObject({
        from: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u),
        timeZone: zone,
        search: prose(100).optional(),
        status: status.optional(),
      }),
    )
    .output(z.object({ items: z.array(card) })),
  /** The interviews of one application, with everything needed to arrange one. */
  listReceived: get('member', '/received-applications/{applicationId}/interviews')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ applicationId: id }))
    .output(received),
  /** Times that other candidates can choose come last. */
  suggest: get('recruiter', '/received-applications/{applicationId}/interview-times')
    .errors(refuses('NOT_FOUND', 'TIME_ZONE_UNKNOWN'))
    .input(planned)
    .output(z.object({ times: z.array(z.string()) })),
  /** How many other candidates can choose these times. Invalid times are left out. */
  countOffers: get('recruiter', '/received-applications/{applicationId}/interview-times/offers')
    .errors(refuses('NOT_FOUND', 'TIME_ZONE_UNKNOWN'))
    .input(planned.extend({ times: z.array(z.string().max(16)).min(1).max(maxTimes) }))
    .output(z.object({ times: z.array(z.object({ time: z.string(), others })) })),
  /** Proposes times or books one; a first interview moves the application on. */
  create: post('recruiter', '/received-applications/{applicationId}/interviews')
    .errors(refuses(...ofTimes, 'APPLICATION_CLOSED', 'TOO_MANY_KEPT'))
    .input(interviewForm.extend({ applicationId: id }))
    .output(changed),
  /** Changes details; without times the time stays. */
  update: post('recruiter', '/interviews/{interviewId}')
    .errors(refuses(...ofTimes, 'INTERVIEW_CHANGED', 'INTERVIEW_NOT_ALLOWED'))
    .input(updateOf(interviewFields).extend({ ...details, interviewId: id, version }))
    .output(changed),
  finish: post('member', '/interviews/{interviewId}/finish')
    .errors(refuses(...ofChange, 'INTERVIEW_NOT_STARTED'))
    .input(
      z.strictObject({
        interviewId: id,
        version,
        result: z.enum(['completed', 'no_show']),
        outcome: z.enum(outcomes).nullable(),
      }),
    )
    .output(changed),
  cancel: post('student-or-member', '/interviews/{interviewId}/cancel')
    .errors(refuses(...ofChange, 'INTERVIEW_STARTED', 'REASON_REQUIRED'))
    .input(
      z.strictObject({
        interviewId: id,
        version,
        reason: prose(500),
        /** Recruiters only: the application goes back to Under Review with it. */
        movesBack: z.boolean().optional(),
      }),
    )
    .output(changed),
  /** Reverses the last change before the others are notified. */
  undo: post('student-or-member', '/interview-moves/{moveId}/undo')
    .errors(refuses('NOT_FOUND', 'UNDO_TOO_LATE', 'SLOT_TAKEN'))
    .input(z.strictObject({ moveId: id }))
    .output(z.object({ id })),
  listOwn: get('student', '/own-interviews')
    .input(z.strictObject({ applicationId: id.optional() }))
    .output(z.object({ items: z.array(own) })),
  bookSlot: post('student', '/own-interviews/{interviewId}/book')
    .errors(refuses(...ofChange, 'SLOT_TAKEN', 'CANDIDATE_BUSY', 'COMPANY_AWAY'))
    .input(z.strictObject({ interviewId: id, slotId: id }))
    .output(changed),
  /** None of the times fits, or the booked one doesn’t any more. */
  requestTimes: post('student', '/own-interviews/{interviewId}/request-times')
    .errors(refuses(...ofChange, 'INTERVIEW_STARTED'))
    .input(z.strictObject({ interviewId: id, version, note: prose(500) }))
    .output(changed),
  loadAvailability: get('member', '/interview-availability')
    .input(z.strictObject({}))
    .output(z.object({ ...availability, version })),
  saveAvailability: put('member', '/interview-availability')
    .errors(
      refuses('TIME_ZONE_UNKNOWN', 'AVAILABILITY_HOURS', 'OUT_OF_RANGE', 'AVAILABILITY_CHANGED'),
    )
    .input(z.strictObject({ ...availability, version }))
    .output(z.object({ version })),
  loadKit: get('recruiter', '/postings/{postingId}/kit')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(kit.extend({ version, postingTitle: z.string() })),
  saveKit: put('recruiter', '/postings/{postingId}/kit')
    .errors(refuses('NOT_FOUND', 'KIT_CHANGED'))
    .input(updateOf(kitFields).extend({ postingId: id, version }))
    .output(z.object({ version })),
};
