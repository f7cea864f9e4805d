import { expect, test } from 'vitest';
import { dayIn } from '#domain/event/instant-of.ts';
import { deadlineDay, deadlineOn, endOfDay, isOtherClock, zoneCity } from './deadline.ts';

const kolkata = 'Asia/Kolkata';
const losAngeles = 'America/Los_Angeles';
const auckland = 'Pacific/Auckland';

test.each([
  ['2026-11-30', kolkata, '2026-11-30T18:29:59.999Z'],
  ['2026-11-30', losAngeles, '2026-12-01T07:59:59.999Z'],
  ['2026-11-30', auckland, '2026-11-30T10:59:59.999Z'],
  ['2026-11-30', 'UTC', '2026-11-30T23:59:59.999Z'],
  ['2026-12-31', kolkata, '2026-12-31T18:29:59.999Z'],
  ['2028-02-28', kolkata, '2028-02-28T18:29:59.999Z'],
  // Clocks go back on 1 November in Los Angeles, and forward on 14 March.
  ['2026-10-31', losAngeles, '2026-11-01T06:59:59.999Z'],
  ['2026-11-01', losAngeles, '2026-11-02T07:59:59.999Z'],
  ['2027-03-13', losAngeles, '2027-03-14T07:59:59.999Z'],
  ['2027-03-14', losAngeles, '2027-03-15T06:59:59.999Z'],
  // Clocks go back on 4 April in Auckland, and forward on 26 September.
  ['2027-04-03', auckland, '2027-04-03T10:59:59.999Z'],
  ['2027-04-04', auckland, '2027-04-04T11:59:59.999Z'],
  ['2027-09-26', auckland, '2027-09-26T10:59:59.999Z'],
  // Santiago skips midnight on 5 September 2027, and Apia all of 30 December 2011.
  ['2027-09-04', 'America/Santiago', '2027-09-05T03:59:59.999Z'],
  ['2011-12-29', 'Pacific/Apia', '2011-12-30T09:59:59.999Z'],
])('CO-02 the deadline %s in %s is %s', (day, zone, end) => {
  const at = endOfDay(day, zone);
  expect(at.toISOString()).toBe(end);
  expect(dayIn(at, zone)).toBe(day);
});

test.each([
  ['0002-12-10', '0002-12-10'],
  ['0020-12-10', '0020-12-10'],
  ['9999-12-31', '9999-12-31'],
  ['20261-12-10', '+020261-12-10'],
])('CO-02 a day of a year that is typed wrong, or not wholly yet, has an end: %s', (day, last) => {
  expect(endOfDay(day, kolkata).toISOString()).toBe(`${last}T23:59:59.999Z`);
});

test('CO-02 an unchanged day keeps its moment when the company changes its time zone', () => {
  const before = { deadline: endOfDay('2026-11-30', kolkata), deadlineZone: kolkata };
  expect(deadlineOn('2026-11-30', before, auckland)).toEqual(before);
  expect(deadlineOn('2026-12-01', before, auckland)).toEqual({
    deadline: new Date('2026-12-01T10:59:59.999Z'),
    deadlineZone: auckland,
  });
  expect(deadlineOn(null, before, auckland).deadline).toBeNull();
  expect(deadlineOn('2026-11-30', null, auckland).deadlineZone).toBe(auckland);
});

test('CO-02 a deadline imported with a time keeps it while its day is unchanged', () => {
  const before = { deadline: new Date('2027-03-31T12:30:00Z'), deadlineZone: kolkata };
  expect(deadlineDay(before)).toBe('2027-03-31');
  expect(deadlineOn('2027-03-31', before, kolkata).deadline).toEqual(before.deadline);
});

test.each([
  [kolkata, kolkata, false],
  [kolkata, 'Asia/Colombo', false],
  [kolkata, 'UTC', true],
  [kolkata, losAngeles, true],
  [losAngeles, 'America/Phoenix', true],
])('CO-02 the clocks of %s and %s differ on 30 November: %s', (one, other, isOther) => {
  expect(isOtherClock(endOfDay('2026-11-30', one), one, other)).toBe(isOther);
});

test('CO-02 the clocks of Los Angeles and Phoenix agree in summer', () => {
  expect(isOtherClock(endOfDay('2027-07-01', losAngeles), losAngeles, 'America/Phoenix')).toBe(
    false,
  );
});

test.each([
  [kolkata, 'Kolkata'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('CO-02 %s is shown as %s', (zone, city) => {
  expect(zoneCity(zone)).toBe(city);
});
