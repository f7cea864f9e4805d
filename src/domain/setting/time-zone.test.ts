import { expect, test } from 'vitest';
import { findTimeZones, isTimeZone, namedTimeZones } from './time-zone.ts';

test.each([
  ...Object.values(namedTimeZones).map((zone): [string, boolean] => [zone, true]),
  ['Asia/Kolkata', true],
  ['America/Argentina/Buenos_Aires', true],
  ['America/Port-au-Prince', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['CET', true],
  ['IET', false],
  ['IST', false],
  ['US/Pacific-New', false],
  ['+05:30', false],
  ['Mars/Olympus', false],
  ["Asia/Kolkata'; --", false],
  ['', false],
])('PRAC-08 %s is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});

const zones = ['America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu'];

test.each([
  ['kol', ['Asia/Kolkata']],
  ['New york', ['America/New_York']],
  ['asia', ['Asia/Kathmandu', 'Asia/Kolkata']],
  ['york asia', []],
])('PRAC-08 the search for “%s” finds %j', (typed, found) => {
  expect(findTimeZones(zones, typed, 9)).toEqual(found);
});

test('PRAC-08 a zone is found by its current name', () => {
  expect(findTimeZones(['Asia/Calcutta', 'Europe/Kiev'], 'kolkata', 9)).toEqual(['Asia/Kolkata']);
});

test('CO-10 a renamed zone stands where its current name belongs', () => {
  const listed = ['Asia/Brunei', 'Asia/Calcutta', 'Asia/Chita', 'Asia/Karachi', 'Asia/Kuching'];
  expect(findTimeZones(listed, '', 9)).toEqual([
    'Asia/Brunei',
    'Asia/Chita',
    'Asia/Karachi',
    'Asia/Kolkata',
    'Asia/Kuching',
  ]);
});

test('PRAC-08 a search returns at most the requested number', () => {
  expect(findTimeZones(zones, '', 2)).toHaveLength(2);
});
