import { expect, test } from 'vitest';
import {
  activityRanges,
  countsOver,
  medianOf,
  periodEnds,
  rangeStart,
  responseTimes,
  stagesOver,
  valuesOver,
} from './activity.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

test.each(activityRanges)('HOME-02 the periods of %s are equal and end now', (range) => {
  const now = at(21);
  const all = [rangeStart(range, now), ...periodEnds(range, now)].map(Number);
  const lengths = all.slice(1).map((end, index) => end - (all[index] ?? 0));
  expect(new Set(lengths.map((length) => Math.round(length / 1000))).size).toBe(1);
  expect(all.at(-1)).toBe(Number(now));
});

test('HOME-02 an application counts from its day on, at the stage it had reached by then', () => {
  const applications = [
    { appliedAt: at(2), moves: [{ to: 'pending' as const, at: at(2) }] },
    {
      appliedAt: at(3),
      moves: [
        { to: 'interview_scheduled' as const, at: at(4) },
        { to: 'rejected' as const, at: at(6) },
      ],
    },
  ];
  const none = { waiting: 0, interview: 0, offer: 0, closed: 0 };
  expect(stagesOver(applications, [at(1), at(3), at(4), at(7)])).toEqual([
    none,
    { ...none, waiting: 2 },
    { ...none, waiting: 1, interview: 1 },
    { ...none, waiting: 1, closed: 1 },
  ]);
});

test('HOME-02 response times are medians of answered applications; the slowest company comes first', () => {
  const sent = (companyName: string, days: number | null) => ({
    companyId: `id of ${companyName}`,
    companyName,
    appliedAt: at(1),
    firstAnsweredAt: days === null ? null : at(1 + days),
  });
  const all = [sent('A', 2), sent('A', 4), sent('A', null), sent('B', 1), sent('C', null)];
  expect(responseTimes(all)).toEqual({
    medianDays: 2,
    companies: [
      { companyId: 'id of C', companyName: 'C', sent: 1, answered: 0, medianDays: null },
      { companyId: 'id of A', companyName: 'A', sent: 3, answered: 2, medianDays: 3 },
      { companyId: 'id of B', companyName: 'B', sent: 1, answered: 1, medianDays: 1 },
    ],
  });
  expect(responseTimes([])).toEqual({ medianDays: null, companies: [] });
});

test('HOME-02 dates fall in one period each, and a value lasts until the next one', () => {
  expect(countsOver([at(1), at(2), at(3), at(9)], at(1), [at(2), at(4)])).toEqual([1, 1]);
  const changes = [
    { at: at(2), value: 50 },
    { at: at(4), value: null },
  ];
  expect(valuesOver(changes, [at(1), at(3), at(5)])).toEqual([null, 50, null]);
  expect(medianOf([])).toBeNull();
});
