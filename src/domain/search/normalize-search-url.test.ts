import { expect, test } from 'vitest';
import { normalizeSearchUrl } from './normalize-search-url.ts';

test.each([
  ['', ''],
  ['q=react', 'q=react'],
  ['?q=react', 'q=react'],
  ['q=  react   native ', 'q=react+native'],
  ['type=Contract&q=react&type=Internship', 'q=react&type=Contract&type=Internship'],
  ['type=Internship&type=Contract&q=react', 'q=react&type=Contract&type=Internship'],
  ['type=Contract&type=Contract', 'type=Contract'],
  ['q=react&page=3&view=grid&job=1', 'q=react'],
  ['q=&location=Pune', 'location=Pune'],
  ['q=C%2B%2B', 'q=C%2B%2B'],
])('STJ-07 the search %j is saved as %j', (query, expected) => {
  expect(normalizeSearchUrl(query)).toBe(expected);
});
