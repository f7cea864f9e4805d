import { expect, test } from 'vitest';
import { highlightMatches } from './highlight-matches.ts';

test.each([
  ['Prepare React reports', ['re'], ['React', 'reports']],
  ['Bäcker, baker', ['backer'], ['Bäcker']],
  ['Night shift', [], []],
])('JOBS-01 of %j what begins with one of %j is marked: %j', (text, stems, hits) => {
  const parts = highlightMatches(text, stems);
  expect(parts.filter(({ isHit }) => isHit).map((part) => part.text)).toEqual(hits);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
