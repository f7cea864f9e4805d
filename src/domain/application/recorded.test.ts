import { expect, test } from 'vitest';
import {
  overEach,
  overNumbers,
  overPairs,
  overSelections,
  overTime,
} from '#domain/answers-over.fixture.ts';
import { offerStates } from '#domain/offer/offer.ts';
import type { Verdict } from '#domain/refusals.ts';
import { answerDays } from './answer-days.ts';
import { applicationStatuses, isOpenStatus } from './application-status.ts';
import { isClosedStatus, isFoldedStatus } from './board-columns.ts';
import { mayUndoMoves } from './bulk-move.ts';
import { isOverdue } from './is-overdue.ts';
import { mayApply } from './may-apply.ts';
import {
  mayMoveApplication,
  mayPromise,
  moveBases,
  movesOfCompany,
} from './may-move-application.ts';
import {
  findMessageProblem,
  maxMessageLength,
  mayWriteMessage,
  writableUntil,
} from './may-write-message.ts';
import { isFiltered, receivedFilterOf, responseIn, waitingDays } from './received-filter.ts';

const now = new Date('2026-11-21T10:00:00Z');
const textOf = (verdict: Verdict) => (verdict.ok ? 'yes' : verdict.refusal);

test('CO-05 who may move an application from each status to each other', () => {
  const lines = (['member', 'student', 'system'] as const).map((by) =>
    overEach(applicationStatuses, (from) =>
      applicationStatuses.filter((to) => mayMoveApplication(from, to, by, 'x').ok),
    ),
  );
  expect(lines.join('\n\n')).toMatchInlineSnapshot(`
    "pending: under_review+interview_scheduled+offer_made+rejected
    under_review: interview_scheduled+offer_made+rejected
    interview_scheduled: under_review+offer_made+rejected
    offer_made: under_review+interview_scheduled+hired+rejected
    hired: none
    rejected: none
    withdrawn: none
    declined: none
    closed: none

    pending: withdrawn
    under_review: withdrawn
    interview_scheduled: withdrawn
    offer_made: withdrawn+declined
    hired: none
    rejected: none
    withdrawn: none
    declined: none
    closed: none

    pending: closed
    under_review: closed
    interview_scheduled: closed
    offer_made: closed
    hired: none
    rejected: none
    withdrawn: none
    declined: none
    closed: none"
  `);
  expect(overEach(applicationStatuses, movesOfCompany)).toMatchInlineSnapshot(`
    "pending: under_review+interview_scheduled+offer_made+rejected
    under_review: interview_scheduled+offer_made+rejected
    interview_scheduled: under_review+offer_made+rejected
    offer_made: under_review+interview_scheduled+hired+rejected
    hired: none
    rejected: none
    withdrawn: none
    declined: none
    closed: none"
  `);
  expect(
    overEach([undefined, '', ' ', 'x'], (reason) =>
      textOf(mayMoveApplication('pending', 'rejected', 'member', reason)),
    ),
  ).toMatchInlineSnapshot(`
    "undefined: REASON_REQUIRED
    : REASON_REQUIRED
     : REASON_REQUIRED
    x: yes"
  `);
  expect(
    overEach(
      applicationStatuses,
      (status) => `${isOpenStatus(status)} ${isClosedStatus(status)} ${isFoldedStatus(status)}`,
    ),
  ).toMatchInlineSnapshot(`
    "pending: true false false
    under_review: true false false
    interview_scheduled: true false false
    offer_made: true false false
    hired: false true false
    rejected: false true false
    withdrawn: false true true
    declined: false true true
    closed: false true false"
  `);
});

test('CO-05 what a move has to promise', () => {
  const targets = [
    'under_review',
    'interview_scheduled',
    'offer_made',
    'hired',
    'rejected',
  ] as const;
  const offers = [null, ...offerStates];
  expect(overPairs(targets, offers, (to, offer) => textOf(mayPromise('offer_made', to, { offer }))))
    .toMatchInlineSnapshot(`
    "under_review: null yes, sent REASON_REQUIRED, accepted REASON_REQUIRED, declined yes, withdrawn yes, expired yes
    interview_scheduled: null INTERVIEW_REQUIRED, sent REASON_REQUIRED, accepted REASON_REQUIRED, declined INTERVIEW_REQUIRED, withdrawn INTERVIEW_REQUIRED, expired INTERVIEW_REQUIRED
    offer_made: null OFFER_REQUIRED, sent OFFER_REQUIRED, accepted OFFER_REQUIRED, declined OFFER_REQUIRED, withdrawn OFFER_REQUIRED, expired OFFER_REQUIRED
    hired: null OFFER_NOT_ACCEPTED, sent OFFER_NOT_ACCEPTED, accepted yes, declined OFFER_NOT_ACCEPTED, withdrawn OFFER_NOT_ACCEPTED, expired OFFER_NOT_ACCEPTED
    rejected: null yes, sent REASON_REQUIRED, accepted REASON_REQUIRED, declined yes, withdrawn yes, expired yes"
  `);
  expect(
    overPairs(targets, offers, (to, offer) =>
      textOf(mayPromise('offer_made', to, { offer, reason: 'x' })),
    ),
  ).toMatchInlineSnapshot(`
    "under_review: null yes, sent yes, accepted yes, declined yes, withdrawn yes, expired yes
    interview_scheduled: null INTERVIEW_REQUIRED, sent INTERVIEW_REQUIRED, accepted INTERVIEW_REQUIRED, declined INTERVIEW_REQUIRED, withdrawn INTERVIEW_REQUIRED, expired INTERVIEW_REQUIRED
    offer_made: null OFFER_REQUIRED, sent OFFER_REQUIRED, accepted OFFER_REQUIRED, declined OFFER_REQUIRED, withdrawn OFFER_REQUIRED, expired OFFER_REQUIRED
    hired: null OFFER_NOT_ACCEPTED, sent OFFER_NOT_ACCEPTED, accepted yes, declined OFFER_NOT_ACCEPTED, withdrawn OFFER_NOT_ACCEPTED, expired OFFER_NOT_ACCEPTED
    rejected: null yes, sent yes, accepted yes, declined yes, withdrawn yes, expired yes"
  `);
  expect(
    overPairs(targets, [undefined, ...moveBases], (to, basis) =>
      textOf(mayPromise('pending', to, { offer: 'sent', basis })),
    ),
  ).toMatchInlineSnapshot(`
    "under_review: undefined yes, proposes_times yes, accepted_outside yes
    interview_scheduled: undefined INTERVIEW_REQUIRED, proposes_times yes, accepted_outside INTERVIEW_REQUIRED
    offer_made: undefined OFFER_REQUIRED, proposes_times OFFER_REQUIRED, accepted_outside OFFER_REQUIRED
    hired: undefined OFFER_NOT_ACCEPTED, proposes_times OFFER_NOT_ACCEPTED, accepted_outside yes
    rejected: undefined yes, proposes_times yes, accepted_outside yes"
  `);
  expect(
    overSelections(['hasTimes', 'sendsOffer'], (facts) =>
      targets.map((to) => textOf(mayPromise('pending', to, { offer: null, ...facts }))),
    ),
  ).toMatchInlineSnapshot(`
    "none: yes+INTERVIEW_REQUIRED+OFFER_REQUIRED+OFFER_NOT_ACCEPTED+yes
    hasTimes: yes+yes+OFFER_REQUIRED+OFFER_NOT_ACCEPTED+yes
    sendsOffer: yes+INTERVIEW_REQUIRED+yes+OFFER_NOT_ACCEPTED+yes
    hasTimes+sendsOffer: yes+yes+yes+OFFER_NOT_ACCEPTED+yes"
  `);
  expect(
    overSelections(['postingOpen', 'alreadyApplied', 'hasResume'], (facts) =>
      textOf(mayApply(facts)),
    ),
  ).toMatchInlineSnapshot(`
    "none: POSTING_NOT_OPEN
    postingOpen: RESUME_REQUIRED
    alreadyApplied: ALREADY_APPLIED
    postingOpen+alreadyApplied: ALREADY_APPLIED
    hasResume: POSTING_NOT_OPEN
    postingOpen+hasResume: yes
    alreadyApplied+hasResume: ALREADY_APPLIED
    postingOpen+alreadyApplied+hasResume: ALREADY_APPLIED"
  `);
});

test('CO-05 how long an application may wait, be written about and be undone', () => {
  const waits = (status: 'pending' | 'hired', firstAnsweredAt: Date | null) =>
    overTime(new Date('2026-10-22T10:00:00Z'), 3, (appliedAt) =>
      isOverdue({ status, appliedAt, firstAnsweredAt, now }),
    );
  expect([waits('pending', null), waits('pending', now), waits('hired', null)])
    .toMatchInlineSnapshot(`
    [
      "before true, +0d 00:00:00.001 false",
      "before false",
      "before false",
    ]
  `);
  const writes = (status: 'pending' | 'hired' | 'closed') =>
    overTime(new Date('2026-10-22T10:00:00Z'), 31, (changedAt) =>
      textOf(mayWriteMessage({ status, changedAt, now, lately: 0 })),
    );
  expect([writes('pending'), writes('hired'), writes('closed')]).toMatchInlineSnapshot(`
    [
      "before yes",
      "before CONVERSATION_CLOSED, +0d 00:00 yes",
      "before CONVERSATION_CLOSED, +30d 00:00 yes",
    ]
  `);
  expect(
    overNumbers(0, 60, (lately) =>
      textOf(mayWriteMessage({ status: 'pending', changedAt: now, now, lately })),
    ),
  ).toMatchInlineSnapshot(`"0 yes, 10 TOO_MANY_MESSAGES"`);
  expect(overEach(applicationStatuses, (status) => writableUntil(status, now)))
    .toMatchInlineSnapshot(`
    "pending: null
    under_review: null
    interview_scheduled: null
    offer_made: null
    hired: 2026-12-21T10:00:00.000Z
    rejected: 2026-12-21T10:00:00.000Z
    withdrawn: 2026-12-21T10:00:00.000Z
    declined: 2026-12-21T10:00:00.000Z
    closed: 2026-11-21T10:00:00.000Z"
  `);
  expect(
    [0, 1, maxMessageLength, maxMessageLength + 1].map((length) =>
      findMessageProblem('x'.repeat(length)),
    ),
  ).toMatchInlineSnapshot(`
    [
      "empty",
      null,
      null,
      "too-long",
    ]
  `);
  expect(findMessageProblem(` ${'x'.repeat(maxMessageLength)} `)).toBe(null);
  expect(
    overTime(now, 1, (movedAt) =>
      textOf(mayUndoMoves({ movedBy: 'a', movedAt, actorId: 'a', now })),
    ),
  ).toMatchInlineSnapshot(`"before UNDO_TOO_LATE, -0d 00:00:15.000 yes"`);
  expect(
    [
      mayUndoMoves({ movedBy: 'b', movedAt: now, actorId: 'a', now }),
      mayUndoMoves({ movedBy: null, movedAt: now, actorId: 'a', now }),
    ].map(textOf),
  ).toMatchInlineSnapshot(`
    [
      "NOT_FOUND",
      "NOT_FOUND",
    ]
  `);
});

test('CO-05 days until an answer, and which lists are filtered', () => {
  const day = 24 * 60 * 60;
  expect(overEach([0, 1, day - 1, day, day + 1, 2 * day, 2 * day + 1, 9.5 * day], answerDays))
    .toMatchInlineSnapshot(`
    "0: 1
    1: 1
    86399: 1
    86400: 1
    86401: 2
    172800: 2
    172801: 3
    820800: 10"
  `);
  const filters = {
    status: 'pending',
    postingId: 'x',
    search: 'x',
    stage: '',
    unansweredSince: now,
    sent: { days: 1, now },
    reached: 'hired',
    source: 'search',
    answer: 'open',
    scorecards: 'missing',
  } as const;
  expect(overEach(Object.entries(filters), ([name, value]) => isFiltered({ [name]: value })))
    .toMatchInlineSnapshot(`
    "status+pending: true
    postingId+x: true
    search+x: true
    stage+: true
    unansweredSince+2026-11-21T10:00:00.000Z: true
    sent+{"days":1,"now":"2026-11-21T10:00:00.000Z"}: true
    reached+hired: true
    source+search: true
    answer+open: true
    scorecards+missing: true"
  `);
  expect([isFiltered({}), isFiltered({ search: '', status: undefined })]).toEqual([false, false]);
  expect(overEach([...waitingDays, undefined], (waiting) => receivedFilterOf({ waiting }, now)))
    .toMatchInlineSnapshot(`
    "7: {"unansweredSince":"2026-11-14T10:00:00.000Z"}
    25: {"unansweredSince":"2026-10-27T10:00:00.000Z"}
    undefined: {}"
  `);
  expect(
    overEach(['7d', '30d', '90d', '1y'] as const, (range) =>
      receivedFilterOf({ range, stage: 'x' }, now),
    ),
  ).toMatchInlineSnapshot(`
    "7d: {"stage":"x","sent":{"days":7,"now":"2026-11-21T10:00:00.000Z"}}
    30d: {"stage":"x","sent":{"days":30,"now":"2026-11-21T10:00:00.000Z"}}
    90d: {"stage":"x","sent":{"days":90,"now":"2026-11-21T10:00:00.000Z"}}
    1y: {"stage":"x","sent":{"days":365,"now":"2026-11-21T10:00:00.000Z"}}"
  `);
  expect(
    overEach(
      [
        '',
        'answer=open',
        'answer=withdrawn',
        'waiting=7',
        'answer=25',
        'answer=8',
        'waiting=answered&answer=7',
      ],
      (query) => responseIn(new URLSearchParams(query)),
    ),
  ).toMatchInlineSnapshot(`
    ": {}
    answer=open: {"answer":"open"}
    answer=withdrawn: {"answer":"withdrawn"}
    waiting=7: {"waiting":"7"}
    answer=25: {"waiting":"25"}
    answer=8: {}
    waiting=answered&answer=7: {"waiting":"7"}"
  `);
});
