import { expect, test } from 'vitest';
import { columnsOf, columnsParam, receivedColumns } from './received-columns.ts';
import { responseIn } from './received-filter.ts';
import { nextSort, orderOf, receivedSorts } from './received-sort.ts';

test('CO-05 the columns of a table survive their way through the URL', () => {
  expect(columnsParam(columnsOf(null))).toBe('');
  expect(columnsOf('')).toEqual([]);
  expect(columnsOf('owner.nonsense.match')).toEqual(['match', 'owner']);
  for (const columns of [[], ['rating'], [...receivedColumns]] as const)
    expect(columnsOf(columnsParam(columns) || null)).toEqual(columns);
});

test('CO-05 a header sorts by its column, then the other way round', () => {
  expect(nextSort('match', 'newest')).toBe('match');
  expect(nextSort('match', 'match')).toBe('match-lowest');
  expect(nextSort('match', 'match-lowest')).toBe('match');
  expect(nextSort('applied', 'newest')).toBe('oldest');
  for (const sort of receivedSorts)
    expect(orderOf(nextSort(orderOf(sort).by, sort)).by).toBe(orderOf(sort).by);
});

test.each([
  ['', undefined, undefined],
  ['answer=open', 'open', undefined],
  ['answer=answered', 'answered', undefined],
  ['answer=7', undefined, '7'],
  // As older links and saved views say it; the newer name wins.
  ['waiting=25', undefined, '25'],
  ['waiting=25&answer=answered', 'answered', undefined],
  ['answer=8', undefined, undefined],
])('CO-04 the query string %j filters by response: %s, waiting %s', (query, answer, waiting) => {
  expect(responseIn(new URLSearchParams(query))).toEqual({ answer, waiting });
});
