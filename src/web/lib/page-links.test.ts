import { expect, test } from 'vitest';
import { filterLink, pageInput, pageLinks, queryLink } from './page-links.ts';

const search = (query: string) => new URLSearchParams(query);

test.each([
  ['', {}],
  ['after=abc', { after: 'abc' }],
  ['before=abc', { before: 'abc' }],
  ['after=abc&before=def', { before: 'def' }],
  ['after=&status=hired', {}],
])('GEN-10 the URL %j requests the page %j', (query, expected) => {
  expect(pageInput(search(query))).toEqual(expected);
});

test('GEN-10 page links keep the filters in the URL', () => {
  const links = pageLinks(search('status=hired&after=old'), { newer: 'n', older: 'o' });
  expect(links).toEqual({ newer: '?status=hired&before=n', older: '?status=hired&after=o' });
});

test('GEN-10 there are no links beyond the first and last page', () => {
  expect(pageLinks(search(''), { newer: null, older: null })).toEqual({
    newer: undefined,
    older: undefined,
  });
});

test('GEN-10 a changed filter returns to the first page, and an empty one is removed from the URL', () => {
  expect(filterLink(search('status=hired&after=x'), { status: 'pending' })).toBe('?status=pending');
  expect(filterLink(search('status=hired&before=x'), { status: '' })).toBe('?');
  expect(filterLink(search('search=a'), { status: 'hired' })).toBe('?search=a&status=hired');
  expect(filterLink(search('city=Pune&page=3'), { city: 'Goa' })).toBe('?city=Goa');
  expect(filterLink(search('city=Pune&page=3'), { page: '4' })).toBe('?city=Pune&page=4');
});

test('GEN-10 what opens above a list leaves it on its page', () => {
  expect(queryLink(search('page=3'), { candidate: 'a' })).toBe('?page=3&candidate=a');
  expect(queryLink(search('page=3&candidate=a'), { candidate: '' })).toBe('?page=3');
});
