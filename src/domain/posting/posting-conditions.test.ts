import { expect, test } from 'vitest';
import { conditionsOf, hasConditions, noConditions, readBatchYear } from './posting-conditions.ts';

test.each([
  ['2027', 2027],
  [' 2027 ', 2027],
  ['1950', 1950],
  ['2100', 2100],
  ['1949', null],
  ['2101', null],
  ['', null],
  ['27', null],
  ['2027.0', null],
  ['2e03', null],
  ['-2027', null],
])('CO-02 a graduation year typed as "%s" is %s', (text, year) => {
  expect(readBatchYear(text)).toBe(year);
});

test('CO-02 only the hard requirements are picked from a posting', () => {
  expect(conditionsOf({ ...noConditions, ...{ title: 'Baker' } })).toEqual(noConditions);
});

test.each([
  [{}, false],
  [{ minDegree: 'diploma' as const }, true],
  [{ batchFrom: 2027 }, true],
  [{ batchTo: 2027 }, true],
  [{ needsPermit: true }, true],
  [{ skillBadge: { domain: 'backend' as const, level: 2 as const, months: 6 as const } }, true],
])('CO-02 a posting that asks for %j has hard requirements: %s', (conditions, has) => {
  expect(hasConditions({ ...noConditions, ...conditions })).toBe(has);
});
