import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from './days-between.ts';
import { deadlineLabel } from './deadline-label.ts';
import { postedLabel } from './posted-label.ts';

const zones = ['Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'];
const zone = fc.constantFrom(...zones);
// Around the clock changes of Lord Howe (half an hour) and Apia (which skipped a whole day in
// 2011).
const instant = fc
  .oneof(
    fc.date({ min: new Date('2011-01-01'), max: new Date('2031-01-01'), noInvalidDate: true }),
    ...['2011-12-29T10:00Z', '2027-04-03T15:00Z', '2027-10-02T15:30Z', '2011-09-24T14:00Z'].map(
      (day) =>
        fc
          .integer({ min: -48 * 60, max: 48 * 60 })
          .map((minutes) => new Date(Date.parse(day) + minutes * 60_000)),
    ),
  )
  .map((at) => new Date(Math.floor(at.getTime() / 1000) * 1000));
const sameDay = (one: Date, other: Date, timeZone: string) =>
  one.toLocaleDateString('en-CA', { timeZone }) === other.toLocaleDateString('en-CA', { timeZone });

test('REL-21 day differences are zero exactly on the same local date, additive and antisymmetric', () => {
  fc.assert(
    fc.property(instant, instant, instant, zone, (one, two, three, timeZone) => {
      const days = daysBetween(one, two, timeZone);
      expect(days === 0).toBe(sameDay(one, two, timeZone));
      expect(Number.isInteger(days)).toBe(true);
      expect(daysBetween(two, one, timeZone)).toBe(0 - days);
      expect(days + daysBetween(two, three, timeZone)).toBe(daysBetween(one, three, timeZone));
    }),
  );
});

test('REL-21 STJ-03 urgency never rises with a later deadline, and a label is expired exactly after it', () => {
  const loudness = { danger: 2, warning: 1, info: 0 };
  fc.assert(
    fc.property(instant, instant, instant, zone, (now, one, two, timeZone) => {
      const [sooner, later] = one <= two ? [one, two] : [two, one];
      const first = deadlineLabel(sooner, now, timeZone);
      const second = deadlineLabel(later, now, timeZone);
      expect(loudness[second.tone]).toBeLessThanOrEqual(loudness[first.tone]);
      expect(first.kind === 'expired').toBe(sooner < now);
    }),
  );
});

const kolkata = (time: string) => new Date(`${time}+05:30`);
const now = kolkata('2027-03-10T09:00:00');

test.each([
  ['2027-03-09T23:59:59', 'expired', 'danger'],
  ['2027-03-10T08:59:59', 'expired', 'danger'],
  ['2027-03-10T23:59:59', 'today', 'danger'],
  ['2027-03-11T00:00:00', 'tomorrow', 'danger'],
  ['2027-03-12T12:00:00', 'days', 'danger'],
  ['2027-03-13T23:59:59', 'days', 'danger'],
  ['2027-03-14T00:00:00', 'days', 'warning'],
  ['2027-03-17T23:59:59', 'days', 'warning'],
  ['2027-03-18T00:00:00', 'date', 'info'],
])('STJ-03 a deadline at %s is %s and %s for a reader in India', (at, kind, tone) => {
  expect(deadlineLabel(kolkata(at), now, 'Asia/Kolkata')).toMatchObject({ kind, tone });
});

test.each([
  ['2027-03-12T00:00:00', 'today'],
  ['2027-03-10T00:00:00', 'today'],
  ['2027-03-09T23:59:59', 'yesterday'],
  ['2027-03-08T23:59:59', 'days'],
  ['2027-03-03T00:00:00', 'days'],
  ['2027-03-02T23:59:59', 'date'],
])('STJ-03 posted at %s is %s', (at, kind) => {
  expect(postedLabel(kolkata(at), now, 'Asia/Kolkata').kind).toBe(kind);
});

test('STJ-03 the same instant is a different day in another time zone', () => {
  const midnight = new Date('2027-03-10T23:59:59.999Z');
  expect(deadlineLabel(midnight, now, 'UTC').kind).toBe('today');
  expect(deadlineLabel(midnight, now, 'Asia/Kolkata').kind).toBe('tomorrow');
});
