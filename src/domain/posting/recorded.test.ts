import { expect, test } from 'vitest';
import { overEach, overNumbers, overPairs, overTime } from '#domain/answers-over.fixture.ts';
import { deadlineLabel } from './deadline-label.ts';
import { deadlineDay, deadlineOn, endOfDay, isOtherClock, zoneCity } from './deadline.ts';
import { isOpen } from './is-open.ts';
import { mayChangePostingState, statesAfter } from './may-change-posting-state.ts';
import { postedLabel } from './posted-label.ts';
import { postingStates, salaryPeriods } from './posting.ts';
import { minorDigits, readTypedAmount, typedAmount } from './salary-amount.ts';
import { yearlyRupees } from './yearly-rupees.ts';

const now = new Date('2026-11-21T10:00:00Z');

test('CO-02 a posting is open while nothing speaks against it', () => {
  expect(
    overTime(now, 1, (deadline) =>
      isOpen({ state: 'active', isComplete: true, companyApproved: true, deadline }, now),
    ),
  ).toMatchInlineSnapshot(`"before false, +0d 00:00:00.001 true"`);
  expect(
    overEach(postingStates, (state) =>
      [
        [true, true],
        [true, false],
        [false, true],
      ].map(([isComplete = true, companyApproved = true]) =>
        isOpen({ state, isComplete, companyApproved, deadline: null }, now),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "draft: false+false+false
    active: true+false+false
    closed: false+false+false
    removed: false+false+false"
  `);
  expect(
    overEach(
      ['company', 'admin'] as const,
      (by) =>
        `\n${overPairs(postingStates, postingStates, (from, to) => mayChangePostingState(from, to, by).ok)}`,
    ),
  ).toMatchInlineSnapshot(`
    "company: 
    draft: draft false, active true, closed false, removed true
    active: draft false, active false, closed true, removed false
    closed: draft false, active true, closed false, removed true
    removed: draft false, active false, closed false, removed false
    admin: 
    draft: draft false, active true, closed false, removed true
    active: draft false, active false, closed true, removed true
    closed: draft false, active true, closed false, removed true
    removed: draft false, active false, closed false, removed false"
  `);
  expect(overEach(postingStates, statesAfter)).toMatchInlineSnapshot(`
    "draft: active+removed
    active: closed
    closed: active+removed
    removed: none"
  `);
});

test("STJ-03 how long ago a posting appeared and how soon it closes, by the reader's calendar", () => {
  const zones = ['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'];
  expect(
    overEach(zones, (zone) =>
      overTime(
        now,
        10,
        (postedAt) =>
          `${postedLabel(postedAt, now, zone).kind} ${postedLabel(postedAt, now, zone).days}`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "UTC: before date 10, -9d 10:00 date 9, -8d 10:00 date 8, -7d 10:00 days 7, -6d 10:00 days 6, -5d 10:00 days 5, -4d 10:00 days 4, -3d 10:00 days 3, -2d 10:00 days 2, -1d 10:00 yesterday 1, -0d 10:00 today 0
    Asia/Kolkata: before date 10, -9d 15:30 date 9, -8d 15:30 date 8, -7d 15:30 days 7, -6d 15:30 days 6, -5d 15:30 days 5, -4d 15:30 days 4, -3d 15:30 days 3, -2d 15:30 days 2, -1d 15:30 yesterday 1, -0d 15:30 today 0
    Pacific/Kiritimati: before date 10, -9d 00:00 date 9, -8d 00:00 date 8, -7d 00:00 days 7, -6d 00:00 days 6, -5d 00:00 days 5, -4d 00:00 days 4, -3d 00:00 days 3, -2d 00:00 days 2, -1d 00:00 yesterday 1, +0d 00:00 today 0
    America/Los_Angeles: before date 10, -9d 02:00 date 9, -8d 02:00 date 8, -7d 02:00 days 7, -6d 02:00 days 6, -5d 02:00 days 5, -4d 02:00 days 4, -3d 02:00 days 3, -2d 02:00 days 2, -1d 02:00 yesterday 1, -0d 02:00 today 0"
  `);
  expect(
    overEach(zones, (zone) =>
      overTime(now, 10, (deadline) => {
        const { kind, days, tone } = deadlineLabel(deadline, now, zone);
        return `${kind} ${days} ${tone}`;
      }),
    ),
  ).toMatchInlineSnapshot(`
    "UTC: before expired -10 danger, -9d 10:00 expired -9 danger, -8d 10:00 expired -8 danger, -7d 10:00 expired -7 danger, -6d 10:00 expired -6 danger, -5d 10:00 expired -5 danger, -4d 10:00 expired -4 danger, -3d 10:00 expired -3 danger, -2d 10:00 expired -2 danger, -1d 10:00 expired -1 danger, -0d 10:00 expired 0 danger, +0d 00:00 today 0 danger, +0d 14:00 tomorrow 1 danger, +1d 14:00 days 2 danger, +2d 14:00 days 3 danger, +3d 14:00 days 4 warning, +4d 14:00 days 5 warning, +5d 14:00 days 6 warning, +6d 14:00 days 7 warning, +7d 14:00 date 8 info, +8d 14:00 date 9 info, +9d 14:00 date 10 info
    Asia/Kolkata: before expired -10 danger, -9d 15:30 expired -9 danger, -8d 15:30 expired -8 danger, -7d 15:30 expired -7 danger, -6d 15:30 expired -6 danger, -5d 15:30 expired -5 danger, -4d 15:30 expired -4 danger, -3d 15:30 expired -3 danger, -2d 15:30 expired -2 danger, -1d 15:30 expired -1 danger, -0d 15:30 expired 0 danger, +0d 00:00 today 0 danger, +0d 08:30 tomorrow 1 danger, +1d 08:30 days 2 danger, +2d 08:30 days 3 danger, +3d 08:30 days 4 warning, +4d 08:30 days 5 warning, +5d 08:30 days 6 warning, +6d 08:30 days 7 warning, +7d 08:30 date 8 info, +8d 08:30 date 9 info, +9d 08:30 date 10 info
    Pacific/Kiritimati: before expired -10 danger, -9d 00:00 expired -9 danger, -8d 00:00 expired -8 danger, -7d 00:00 expired -7 danger, -6d 00:00 expired -6 danger, -5d 00:00 expired -5 danger, -4d 00:00 expired -4 danger, -3d 00:00 expired -3 danger, -2d 00:00 expired -2 danger, -1d 00:00 expired -1 danger, +0d 00:00 today 0 danger, +1d 00:00 tomorrow 1 danger, +2d 00:00 days 2 danger, +3d 00:00 days 3 danger, +4d 00:00 days 4 warning, +5d 00:00 days 5 warning, +6d 00:00 days 6 warning, +7d 00:00 days 7 warning, +8d 00:00 date 8 info, +9d 00:00 date 9 info, +10d 00:00 date 10 info
    America/Los_Angeles: before expired -10 danger, -9d 02:00 expired -9 danger, -8d 02:00 expired -8 danger, -7d 02:00 expired -7 danger, -6d 02:00 expired -6 danger, -5d 02:00 expired -5 danger, -4d 02:00 expired -4 danger, -3d 02:00 expired -3 danger, -2d 02:00 expired -2 danger, -1d 02:00 expired -1 danger, -0d 02:00 expired 0 danger, +0d 00:00 today 0 danger, +0d 22:00 tomorrow 1 danger, +1d 22:00 days 2 danger, +2d 22:00 days 3 danger, +3d 22:00 days 4 warning, +4d 22:00 days 5 warning, +5d 22:00 days 6 warning, +6d 22:00 days 7 warning, +7d 22:00 date 8 info, +8d 22:00 date 9 info, +9d 22:00 date 10 info"
  `);
});

test('CO-02 the last moment of a day, also when the clock changes', () => {
  const zones = [
    'UTC',
    'Asia/Kolkata',
    'Europe/Berlin',
    'America/Los_Angeles',
    'Pacific/Kiritimati',
    'America/Asuncion',
  ];
  expect(
    overPairs(
      ['2026-03-28', '2026-03-29', '2026-10-03', '2026-10-25', '2026-12-31', '2028-02-28'],
      zones,
      (day, zone) => endOfDay(day, zone),
    ),
  ).toMatchInlineSnapshot(`
    "2026-03-28: UTC 2026-03-28T23:59:59.999Z, Asia/Kolkata 2026-03-28T18:29:59.999Z, Europe/Berlin 2026-03-28T22:59:59.999Z, America/Los_Angeles 2026-03-29T06:59:59.999Z, Pacific/Kiritimati 2026-03-28T09:59:59.999Z, America/Asuncion 2026-03-29T02:59:59.999Z
    2026-03-29: UTC 2026-03-29T23:59:59.999Z, Asia/Kolkata 2026-03-29T18:29:59.999Z, Europe/Berlin 2026-03-29T21:59:59.999Z, America/Los_Angeles 2026-03-30T06:59:59.999Z, Pacific/Kiritimati 2026-03-29T09:59:59.999Z, America/Asuncion 2026-03-30T02:59:59.999Z
    2026-10-03: UTC 2026-10-03T23:59:59.999Z, Asia/Kolkata 2026-10-03T18:29:59.999Z, Europe/Berlin 2026-10-03T21:59:59.999Z, America/Los_Angeles 2026-10-04T06:59:59.999Z, Pacific/Kiritimati 2026-10-03T09:59:59.999Z, America/Asuncion 2026-10-04T02:59:59.999Z
    2026-10-25: UTC 2026-10-25T23:59:59.999Z, Asia/Kolkata 2026-10-25T18:29:59.999Z, Europe/Berlin 2026-10-25T22:59:59.999Z, America/Los_Angeles 2026-10-26T06:59:59.999Z, Pacific/Kiritimati 2026-10-25T09:59:59.999Z, America/Asuncion 2026-10-26T02:59:59.999Z
    2026-12-31: UTC 2026-12-31T23:59:59.999Z, Asia/Kolkata 2026-12-31T18:29:59.999Z, Europe/Berlin 2026-12-31T22:59:59.999Z, America/Los_Angeles 2027-01-01T07:59:59.999Z, Pacific/Kiritimati 2026-12-31T09:59:59.999Z, America/Asuncion 2027-01-01T02:59:59.999Z
    2028-02-28: UTC 2028-02-28T23:59:59.999Z, Asia/Kolkata 2028-02-28T18:29:59.999Z, Europe/Berlin 2028-02-28T22:59:59.999Z, America/Los_Angeles 2028-02-29T07:59:59.999Z, Pacific/Kiritimati 2028-02-28T09:59:59.999Z, America/Asuncion 2028-02-29T02:59:59.999Z"
  `);
  const berlin = {
    deadline: endOfDay('2026-12-01', 'Europe/Berlin'),
    deadlineZone: 'Europe/Berlin',
  };
  expect(
    overEach([null, '2026-12-01', '2026-12-02'], (day) =>
      Object.values(deadlineOn(day, berlin, 'Asia/Kolkata')),
    ),
  ).toMatchInlineSnapshot(`
    "null: null+Asia/Kolkata
    2026-12-01: 2026-12-01T22:59:59.999Z+Europe/Berlin
    2026-12-02: 2026-12-02T18:29:59.999Z+Asia/Kolkata"
  `);
  expect(
    overTime(new Date('2026-12-01T00:00:00Z'), 2, (deadline) =>
      deadlineDay({ deadline, deadlineZone: 'Asia/Kolkata' }),
    ),
  ).toMatchInlineSnapshot(
    `"before 2026-11-29, -1d 05:30 2026-11-30, -0d 05:30 2026-12-01, +0d 18:30 2026-12-02, +1d 18:30 2026-12-03"`,
  );
  expect([
    isOtherClock(now, 'Europe/Berlin', 'Europe/Paris'),
    isOtherClock(now, 'Europe/Berlin', 'Europe/London'),
    ...zones.map(zoneCity),
  ]).toMatchInlineSnapshot(`
    [
      false,
      true,
      "UTC",
      "Kolkata",
      "Berlin",
      "Los Angeles",
      "Kiritimati",
      "Asuncion",
    ]
  `);
});

test('STJ-02 pay in rupees a year, and typed amounts', () => {
  expect(
    overPairs(salaryPeriods, ['INR', 'USD', 'EUR'], (period, currency) =>
      yearlyRupees(123_456, currency, period, 83.5),
    ),
  ).toMatchInlineSnapshot(`
    "year: INR 1235, USD 103086, EUR null
    month: INR 14815, USD 1237029, EUR null
    hour: INR 2567885, USD 214418381, EUR null"
  `);
  expect([
    yearlyRupees(null, 'INR', 'year', 83),
    yearlyRupees(1, null, 'year', 83),
    yearlyRupees(1, 'INR', null, 83),
    yearlyRupees(0, 'INR', 'year', 83),
    yearlyRupees(149, 'INR', 'year', 83),
    yearlyRupees(150, 'INR', 'year', 83),
  ]).toMatchInlineSnapshot(`
    [
      null,
      null,
      null,
      0,
      1,
      2,
    ]
  `);
  expect(
    overEach(
      ['INR', 'JPY', 'KWD', 'XYZ'],
      (currency) =>
        `${minorDigits(currency)} ${typedAmount(123_450, currency)} ${typedAmount(100, currency)}`,
    ),
  ).toMatchInlineSnapshot(`
    "INR: 2 1234.50 1
    JPY: 0 123450 100
    KWD: 3 123.450 0.100
    XYZ: undefined 1234.50 1"
  `);
  expect(
    overPairs(
      [
        '',
        '0',
        '12,00,000',
        '18.50',
        '18.505',
        '18.5055',
        '1_000',
        '.5',
        '-1',
        '1e3',
        '9'.repeat(12),
        '9'.repeat(13),
      ],
      ['INR', 'JPY'],
      readTypedAmount,
    ),
  ).toMatchInlineSnapshot(`
    ": INR null, JPY null
    0: INR 0, JPY 0
    12,00,000: INR 120000000, JPY 1200000
    18.50: INR 1850, JPY 19
    18.505: INR 1851, JPY 19
    18.5055: INR null, JPY null
    1_000: INR 100000, JPY 1000
    .5: INR null, JPY null
    -1: INR null, JPY null
    1e3: INR null, JPY null
    999999999999: INR 99999999999900, JPY 999999999999
    9999999999999: INR null, JPY null"
  `);
  expect(overNumbers(97, 103, (minor) => typedAmount(minor, 'INR'))).toMatchInlineSnapshot(
    `"97 0.97, 98 0.98, 99 0.99, 100 1, 101 1.01, 102 1.02, 103 1.03"`,
  );
});
