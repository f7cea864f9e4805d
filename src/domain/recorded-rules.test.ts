import { expect, test } from 'vitest';
import {
  overEach,
  overNumbers,
  overPairs,
  overSelections,
  overTime,
} from './answers-over.fixture.ts';
import { bandOf } from './ats/ats-band.ts';
import { findSlotProblems } from './coach/coach-fields.ts';
import { isOverlapping } from './coach/is-overlapping.ts';
import { mayChangeBooking } from './coach/may-change-booking.ts';
import { credentialKinds, expiryOf, startOfDay } from './credential/credential.ts';
import { healthStates, stateOfArchive, stateOfProbe, stateOfWait, worse } from './health/health.ts';
import { alertTimes } from './job-alerts/job-alert-limits.ts';
import { nextAlert } from './job-alerts/next-alert.ts';
import { isSummarized, priorityOf } from './notification/notification-priority.ts';
import { notificationKinds } from './notification/notification.ts';
import {
  mayAnswerOffer,
  mayExpireAt,
  mayStartOn,
  offerStateOf,
  offerStates,
} from './offer/offer.ts';
import { completedSteps } from './overview/overview.ts';
import { cappedTotal, exactTotalLimit } from './paging/capped-total.ts';
import { byteRangeOf } from './recording/byte-range.ts';
import { mayAddChunk } from './recording/may-add-chunk.ts';
import {
  expiryOf as recordingExpiry,
  isForCompany,
  largestRecording,
  maxChunks,
  recordingQuota,
} from './recording/recording-limits.ts';
import type { Verdict } from './refusals.ts';
import { invitationState, maskedEmail, mayChangeRole, mayLimitAccess } from './team/team.ts';
import { dayMs, minuteMs } from './time.ts';
import { isTooLateToUndo, notifyAfterUndo } from './undo.ts';

const now = new Date('2026-11-21T10:00:00Z');
const textOf = (verdict: Verdict) => (verdict.ok ? 'yes' : verdict.refusal);

test('STJ-01 when the next alert is due, by when the last one was', () => {
  expect(
    overEach(alertTimes, (alert) =>
      overTime(now, 3, (last) => nextAlert(alert, last, now)?.getTime() === last.getTime() + dayMs),
    ),
  ).toMatchInlineSnapshot(`
    "off: before false
    daily: before false, -0d 23:59:59.999 true
    weekly: before false"
  `);
  expect(
    overEach(alertTimes, (alert) => [
      nextAlert(alert, null, now),
      nextAlert(alert, new Date('2026-11-01T08:00:00Z'), now),
      nextAlert(alert, new Date('2026-11-25T08:00:00Z'), now),
    ]),
  ).toMatchInlineSnapshot(`
    "off: null+null+null
    daily: 2026-11-22T10:00:00.000Z+2026-11-22T08:00:00.000Z+2026-11-26T08:00:00.000Z
    weekly: 2026-11-28T10:00:00.000Z+2026-11-22T08:00:00.000Z+2026-12-02T08:00:00.000Z"
  `);
});

test('CO-01 the steps of a new company, and the health of the platform', () => {
  const company = {
    description: 'x',
    industry: 'x',
    location: 'x',
    website: 'x',
    colleagues: 0,
    hasPublished: false,
  };
  expect(
    overEach(['description', 'industry', 'location', 'website'] as const, (name) =>
      [null, '', ' ', 'x'].map((text) => completedSteps({ ...company, [name]: text }).length),
    ),
  ).toMatchInlineSnapshot(`
    "description: 0+0+0+1
    industry: 0+0+0+1
    location: 0+0+0+1
    website: 0+0+0+1"
  `);
  expect(
    overPairs([0, 1, 2], [false, true], (colleagues, hasPublished) =>
      completedSteps({ ...company, colleagues, hasPublished }),
    ),
  ).toMatchInlineSnapshot(`
    "0: false profile, true profile+posting
    1: false profile+colleagues, true profile+colleagues+posting
    2: false profile+colleagues, true profile+colleagues+posting"
  `);
  expect([
    overNumbers(0, 2_100, stateOfProbe),
    overNumbers(0, 16, stateOfWait),
    stateOfProbe(null),
    stateOfWait(null),
  ]).toMatchInlineSnapshot(`
    [
      "0 operational, 501 degraded",
      "0 operational, 2 degraded, 15 down",
      "down",
      "operational",
    ]
  `);
  const archive = { ageMs: 0, isMakingBase: false, isSameDisk: false, problem: null };
  expect(
    overSelections(['isMakingBase', 'isSameDisk', 'problem'], ({ problem, ...rest }) => {
      const facts = { ...archive, ...rest, problem: problem ? 'x' : null };
      return `${overNumbers(59_990, 60_010, (ageMs) => stateOfArchive({ ...facts, ageMs }))} / ${stateOfArchive({ ...facts, ageMs: null })}`;
    }),
  ).toMatchInlineSnapshot(`
    "none: 59990 operational, 60001 down / down
    isMakingBase: 59990 operational, 60001 down / degraded
    isSameDisk: 59990 degraded, 60001 down / down
    isMakingBase+isSameDisk: 59990 degraded, 60001 down / degraded
    problem: 59990 degraded, 60001 down / down
    isMakingBase+problem: 59990 degraded, 60001 down / down
    isSameDisk+problem: 59990 degraded, 60001 down / down
    isMakingBase+isSameDisk+problem: 59990 degraded, 60001 down / down"
  `);
  expect(overPairs(healthStates, healthStates, worse)).toMatchInlineSnapshot(`
    "operational: operational operational, degraded degraded, down down
    degraded: operational degraded, degraded degraded, down down
    down: operational down, degraded down, down down"
  `);
});

test('PRAC-03 when coach bookings may be changed, and slots overlap or be offered', () => {
  expect(
    overTime(now, 1, (startsAt) => textOf(mayChangeBooking(startsAt, now))),
  ).toMatchInlineSnapshot(`"before BOOKING_TOO_LATE, +0d 02:00 yes"`);
  const slot = (from: number, minutes: number) => ({
    startsAt: new Date(now.getTime() + from * minuteMs),
    minutes,
  });
  expect(
    overNumbers(-60, 60, (from) => isOverlapping(slot(0, 30), slot(from, 20))),
  ).toMatchInlineSnapshot(`"-60 false, -19 true, 30 false"`);
  const problems = (changes: object) =>
    JSON.stringify(
      findSlotProblems(
        {
          topic: 'x',
          startsAt: '2026-11-22T10:00',
          timeZone: 'UTC',
          minutes: 30,
          place: 'x',
          ...changes,
        },
        now,
      ),
    );
  const inAYear = new Date(now.getTime() + 366 * dayMs);
  expect(
    [now, inAYear].map((around) =>
      overTime(around, 1, (at) => problems({ startsAt: at.toISOString().slice(0, 16) })),
    ),
  ).toMatchInlineSnapshot(`
    [
      "before {"startsAt":"SLOT_TIMES"}, +0d 00:01 {}",
      "before {}, +0d 00:01 {"startsAt":"SLOT_TIMES"}",
    ]
  `);
  expect(overNumbers(12, 122, (minutes) => problems({ minutes }))).toMatchInlineSnapshot(
    `"12 {"minutes":"SLOT_MINUTES"}, 15 {}, 121 {"minutes":"SLOT_MINUTES"}"`,
  );
});

test('CO-07 the room for recordings, and the parts of a file', () => {
  const state = { isFinished: false, count: 0, bytes: 0, allBytes: 0 };
  const chunk = (changes: object, size = 1, index = 0) =>
    textOf(mayAddChunk({ ...state, ...changes }, { index, size }));
  expect(
    [
      chunk({}),
      chunk({ isFinished: true }),
      chunk({}, 1, 1),
      chunk({ count: maxChunks - 1 }, 1, maxChunks - 1),
      chunk({ count: maxChunks }, 1, maxChunks),
      chunk({ bytes: largestRecording - 1 }),
      chunk({ bytes: largestRecording }),
      chunk({ allBytes: recordingQuota - 1 }),
      chunk({ allBytes: recordingQuota }),
    ].join(' '),
  ).toMatchInlineSnapshot(
    `"yes RECORDING_FINISHED CHUNK_ORDER yes RECORDING_TOO_LONG yes RECORDING_TOO_LONG yes RECORDING_QUOTA"`,
  );
  expect([
    recordingExpiry(now),
    isForCompany('company'),
    isForCompany('company/a/1'),
    isForCompany('companyx'),
    isForCompany('se-e-001'),
  ]).toMatchInlineSnapshot(`
    [
      2027-02-19T10:00:00.000Z,
      true,
      true,
      false,
      false,
    ]
  `);
  const headers = [
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=0-',
    'bytes=0-0',
    'bytes=3-5',
    'bytes=9-9',
    'bytes=9-20',
    'bytes=10-',
    'bytes=10-12',
    'bytes=5-3',
    'bytes=-1',
    'bytes=-10',
    'bytes=-20',
    'bytes=-0',
    'bytes=1-2,4-5',
    'lines=1-2',
    ' bytes=1-2 ',
  ];
  expect(overPairs([10, 0], headers, (size, header) => byteRangeOf(header, size)))
    .toMatchInlineSnapshot(`
    "10: undefined null,  null, bytes= null, bytes=- null, bytes=0- {"start":0,"end":9}, bytes=0-0 {"start":0,"end":0}, bytes=3-5 {"start":3,"end":5}, bytes=9-9 {"start":9,"end":9}, bytes=9-20 {"start":9,"end":9}, bytes=10- unsatisfiable, bytes=10-12 unsatisfiable, bytes=5-3 null, bytes=-1 {"start":9,"end":9}, bytes=-10 {"start":0,"end":9}, bytes=-20 {"start":0,"end":9}, bytes=-0 unsatisfiable, bytes=1-2,4-5 null, lines=1-2 null,  bytes=1-2  {"start":1,"end":2}
    0: undefined null,  null, bytes= null, bytes=- null, bytes=0- unsatisfiable, bytes=0-0 unsatisfiable, bytes=3-5 unsatisfiable, bytes=9-9 unsatisfiable, bytes=9-20 unsatisfiable, bytes=10- unsatisfiable, bytes=10-12 unsatisfiable, bytes=5-3 unsatisfiable, bytes=-1 unsatisfiable, bytes=-10 unsatisfiable, bytes=-20 unsatisfiable, bytes=-0 unsatisfiable, bytes=1-2,4-5 null, lines=1-2 null,  bytes=1-2  unsatisfiable"
  `);
});

test('CO-05 the state of an offer around its deadline', () => {
  expect(
    overTime(now, 1, (expiresAt) =>
      offerStateOf({ expiresAt, answer: null, withdrawnAt: null }, now),
    ),
  ).toMatchInlineSnapshot(`"before expired, +0d 00:00:00.001 sent"`);
  expect(
    overPairs(['accepted', 'declined', null] as const, [now, null], (answer, withdrawnAt) =>
      offerStateOf({ expiresAt: now, answer, withdrawnAt }, now),
    ),
  ).toMatchInlineSnapshot(`
    "accepted: 2026-11-21T10:00:00.000Z withdrawn, null accepted
    declined: 2026-11-21T10:00:00.000Z withdrawn, null declined
    null: 2026-11-21T10:00:00.000Z withdrawn, null expired"
  `);
  expect(overEach(offerStates, (state) => textOf(mayAnswerOffer(state)))).toMatchInlineSnapshot(`
    "sent: yes
    accepted: OFFER_NOT_OPEN
    declined: OFFER_NOT_OPEN
    withdrawn: OFFER_NOT_OPEN
    expired: OFFER_EXPIRED"
  `);
  expect(
    overTime(now, 181, (expiresAt) => textOf(mayExpireAt(expiresAt, now))),
  ).toMatchInlineSnapshot(
    `"before OFFER_EXPIRY_INVALID, +0d 00:00:00.001 yes, +180d 00:00:00.001 OFFER_EXPIRY_INVALID"`,
  );
  const expiresAt = new Date('2026-12-01T20:00:00Z');
  expect(
    overPairs(
      ['2026-11-30', '2026-12-01', '2026-12-02'],
      ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'],
      (day, zone) => textOf(mayStartOn(day, expiresAt, zone)),
    ),
  ).toMatchInlineSnapshot(`
    "2026-11-30: UTC OFFER_STARTS_EARLY, Asia/Kolkata OFFER_STARTS_EARLY, America/Los_Angeles OFFER_STARTS_EARLY
    2026-12-01: UTC yes, Asia/Kolkata OFFER_STARTS_EARLY, America/Los_Angeles yes
    2026-12-02: UTC yes, Asia/Kolkata yes, America/Los_Angeles yes"
  `);
});

test('CO-10 invitations, roles and access of a team', () => {
  const open = { usedAt: null, revokedAt: null, expiresAt: now };
  expect(overTime(now, 1, (at) => invitationState(open, at))).toMatchInlineSnapshot(
    `"before open, +0d 00:00 expired"`,
  );
  expect([
    invitationState(undefined, now),
    invitationState({ ...open, usedAt: now, revokedAt: now }, now),
    invitationState({ ...open, revokedAt: now }, now),
  ]).toMatchInlineSnapshot(`
    [
      "unknown",
      "used",
      "revoked",
    ]
  `);
  const team = [
    { userId: 'a', role: 'owner' },
    { userId: 'b', role: 'recruiter' },
  ] as const;
  const owners = [...team, { userId: 'c', role: 'owner' }] as const;
  expect(
    overPairs(
      ['a', 'b', 'c'],
      ['owner', 'recruiter', null] as const,
      (userId, to) =>
        `${textOf(mayChangeRole(team, userId, to))}/${textOf(mayChangeRole(owners, userId, to))}`,
    ),
  ).toMatchInlineSnapshot(`
    "a: owner yes/yes, recruiter LAST_OWNER/yes, null LAST_OWNER/yes
    b: owner yes/yes, recruiter yes/yes, null yes/yes
    c: owner yes/yes, recruiter yes/yes, null yes/yes"
  `);
  expect(
    overPairs(['owner', 'recruiter', 'interviewer'] as const, [true, false], (role, isLimited) =>
      textOf(mayLimitAccess(role, isLimited)),
    ),
  ).toMatchInlineSnapshot(`
    "owner: true OWNER_SEES_ALL, false yes
    recruiter: true yes, false yes
    interviewer: true yes, false yes"
  `);
  expect(['rita@example.com', 'ß@x.test', 'a@b@c.test', '@x.test'].map(maskedEmail))
    .toMatchInlineSnapshot(`
    [
      "r•••@example.com",
      "ß•••@x.test",
      "a•••@c.test",
      "@•••@x.test",
    ]
  `);
});

test('CO-09 how urgent each notification is, and whether a summary holds it', () => {
  expect(overEach(notificationKinds, (kind) => `${priorityOf(kind)} ${isSummarized(kind)}`))
    .toMatchInlineSnapshot(`
    "application.moved: low true
    application.unsent: low true
    application.received: low true
    application.message: medium true
    application.sent: low false
    application.left: high false
    offer.accepted: high false
    offer.expired: low true
    invitation.received: low true
    invitation.declined: low true
    assessment.invited: low true
    assessment.submitted: low true
    assessment.asked: low true
    assessment.answered: low true
    drive.changed: low true
    drive.reminder: low true
    coach.booked: high false
    coach.cancelled: high false
    coach.reminder: low true
    interview.proposed: low true
    interview.booked: high false
    interview.requested: low true
    interview.cancelled: high false
    interview.reminder: high false
    forum.reply: low true
    credential.verified: low true
    credential.revoked: low true
    credential.reissued: low true
    credential.answered: low true
    plan.changed: low true
    plan.requested: low true
    company.edited: low true
    company.requested: low true
    report.received: low true
    platform.reported: low false
    data.exported: low true"
  `);
});

test('HOUSE undo, totals, bands and expiry at their limits', () => {
  expect([overTime(now, 1, (doneAt) => isTooLateToUndo(doneAt, now)), notifyAfterUndo(now)])
    .toMatchInlineSnapshot(`
    [
      "before true, -0d 00:00:15.000 false",
      2026-11-21T10:00:16.000Z,
    ]
  `);
  expect([0, exactTotalLimit, exactTotalLimit + 1].map(cappedTotal)).toMatchInlineSnapshot(`
    [
      {
        "capped": false,
        "count": 0,
      },
      {
        "capped": false,
        "count": 10000,
      },
      {
        "capped": true,
        "count": 10000,
      },
    ]
  `);
  expect(overNumbers(0, 100, (score) => Object.values(bandOf(score)))).toMatchInlineSnapshot(
    `"0 needsImprovement+red, 40 fair+red, 60 good+yellow, 80 excellent+green"`,
  );
  expect(overEach(credentialKinds, (kind) => expiryOf(kind, new Date('2028-02-29T10:00:00Z'))))
    .toMatchInlineSnapshot(`
    "skill-test: 2030-02-28T10:00:00.000Z
    learning-path: 2031-02-28T10:00:00.000Z
    hire: null
    reference: null"
  `);
  expect(overTime(now, 1, startOfDay)).toMatchInlineSnapshot(
    `"before 2026-11-20T00:00:00.000Z, -0d 10:00 2026-11-21T00:00:00.000Z, +0d 14:00 2026-11-22T00:00:00.000Z"`,
  );
});
