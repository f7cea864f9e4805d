import { expect, test } from 'vitest';
import { overEach, overTime } from '#domain/answers-over.fixture.ts';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { dayMs } from '#domain/time.ts';
import {
  activityRanges,
  countsOver,
  medianOf,
  periodEnds,
  rangeStart,
  responseTimes,
  stages,
  stagesOver,
  valuesOver,
} from './activity.ts';

const now = new Date('2026-11-21T10:00:00Z');
const before = new Date(now.getTime() - dayMs);

test('HOME-02 the periods of each range', () => {
  expect(
    overEach(activityRanges, (range) => {
      const ends = periodEnds(range, now);
      return [rangeStart(range, now), ...ends.slice(0, 2), ends.length, ends.at(-1)];
    }),
  ).toMatchInlineSnapshot(`
    "30d: 2026-10-22T10:00:00.000Z+2026-10-25T10:00:00.000Z+2026-10-28T10:00:00.000Z+10+2026-11-21T10:00:00.000Z
    90d: 2026-08-22T10:00:00.000Z+2026-08-29T10:00:00.000Z+2026-09-05T10:00:00.000Z+13+2026-11-21T10:00:00.000Z
    1y: 2025-11-21T10:00:00.000Z+2025-12-21T20:00:00.000Z+2026-01-21T06:00:00.000Z+12+2026-11-21T10:00:00.000Z"
  `);
});

test('HOME-02 the stage of each status, and from which moment on something counts', () => {
  expect(
    overEach(applicationStatuses, (to) => {
      const [counts] = stagesOver([{ appliedAt: before, moves: [{ to, at: before }] }], [now]);
      return stages.filter((stage) => counts?.[stage] === 1);
    }),
  ).toMatchInlineSnapshot(`
    "pending: waiting
    under_review: waiting
    interview_scheduled: interview
    offer_made: offer
    hired: offer
    rejected: closed
    withdrawn: closed
    declined: closed
    closed: closed"
  `);
  expect(
    overTime(now, 1, (appliedAt) => stagesOver([{ appliedAt, moves: [] }], [now])[0]?.waiting),
  ).toMatchInlineSnapshot(`"before 1, +0d 00:00:00.001 0"`);
  expect(
    overTime(
      now,
      1,
      (at) => stagesOver([{ appliedAt: before, moves: [{ to: 'hired', at }] }], [now])[0]?.offer,
    ),
  ).toMatchInlineSnapshot(`"before 1, +0d 00:00:00.001 0"`);
  expect(
    overTime(now, 2, (at) => countsOver([at], before, [now, new Date(now.getTime() + dayMs)])),
  ).toMatchInlineSnapshot(
    `"before 0+0, -0d 23:59:59.999 1+0, +0d 00:00:00.001 0+1, +1d 00:00:00.001 0+0"`,
  );
  expect(
    overTime(now, 1, (at) => valuesOver([{ at, value: 5 }], [now])[0] ?? 'none'),
  ).toMatchInlineSnapshot(`"before 5, +0d 00:00:00.001 none"`);
});

test('HOME-02 medians and response times, slowest first', () => {
  expect([[], [4], [1, 4], [9, 1, 4], [4, 1, 2, 9]].map(medianOf)).toMatchInlineSnapshot(`
    [
      null,
      4,
      2.5,
      4,
      3,
    ]
  `);
  const sent = (companyName: string, days: number | null) => ({
    companyId: companyName,
    companyName,
    appliedAt: before,
    firstAnsweredAt: days === null ? null : new Date(before.getTime() + days * dayMs),
  });
  const { medianDays, companies } = responseTimes([
    sent('Beta', 2),
    sent('Alpha', 2),
    sent('Gamma', null),
    sent('Delta', null),
    sent('Beta', 4),
    sent('Beta', null),
    sent('Alpha', 4),
    sent('Omega', 0.5),
  ]);
  expect(
    [
      medianDays,
      ...companies.map(
        (each) => `${each.companyName} ${each.answered}/${each.sent} ${each.medianDays}`,
      ),
    ].join(', '),
  ).toMatchInlineSnapshot(
    `"2, Delta 0/1 null, Gamma 0/1 null, Alpha 2/2 3, Beta 2/3 3, Omega 1/1 0.5"`,
  );
});
