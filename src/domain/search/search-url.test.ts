import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeSearchUrl,
  typedSearchUrl,
  withoutFilter,
  withoutFilters,
} from './change-search-url.ts';
import { hasFilters, isContradicting, readSearchUrl } from './search-url.ts';

const read = (query: string, unit: 'usd' | 'lpa' = 'usd') =>
  readSearchUrl(new URLSearchParams(query), unit);

test('GEN-10 an empty URL shows everything from the first page', () => {
  const address = read('');
  expect(address).toEqual({
    words: '',
    place: '',
    types: [],
    levels: [],
    categories: [],
    workplaces: [],
    unit: 'usd',
    salaryMin: null,
    salaryMax: null,
    deadline: null,
    posted: null,
    sources: [],
    company: null,
    sort: null,
    pages: { first: 1, last: 1 },
    view: 'list',
  });
  expect(hasFilters(address)).toBe(false);
});

test('GEN-10 JOBS-01 STJ-01 all filters are read from the URL', () => {
  const address = read(
    'q=+react&location=Pune&type=Contract&type=Internship&level=1-3+years&category=Design&remote=yes&workplace=hybrid' +
      '&salaryMin=50000&salaryMax=120000&deadline=7&posted=14&source=firstrung&company=Nila&sort=salary&page=2-4&view=grid',
  );
  expect(address).toEqual({
    words: 'react',
    place: 'Pune',
    types: ['Contract', 'Internship'],
    levels: ['1-3 years'],
    categories: ['Design'],
    workplaces: ['remote', 'hybrid'],
    unit: 'usd',
    salaryMin: 50_000,
    salaryMax: 120_000,
    deadline: 7,
    posted: 14,
    sources: ['firstrung'],
    company: 'Nila',
    sort: 'salary',
    pages: { first: 2, last: 4 },
    view: 'grid',
  });
  expect(hasFilters(address)).toBe(true);
});

test.each([
  ['type=Nonsense&level=&category=design', []],
  ['type=Full-time&type=Full-time', ['Full-time']],
])('GEN-10 unknown and repeated values of %s are ignored', (query, types) => {
  expect(read(query).types).toEqual(types);
});

test.each([
  ['0', '200000', null, null],
  ['10000', '190000', 10_000, 190_000],
  ['-5', 'lots', null, null],
  ['999999999', '999999999', 200_000, null],
])('JOBS-01 the ends of the slider mean any: %s to %s', (min, max, low, high) => {
  const { salaryMin, salaryMax } = read(`salaryMin=${min}&salaryMax=${max}`);
  expect([salaryMin, salaryMax]).toEqual([low, high]);
});

test('STJ-04 lakhs are whole numbers', () => {
  expect(read('salaryMin=4.4', 'lpa').salaryMin).toBe(4);
});

test.each([
  ['', 1, 1],
  ['3', 3, 3],
  ['1-3', 1, 3],
  ['4-2', 4, 4],
  ['0', 1, 1],
  ['-1', 1, 1],
  ['1-9999', 1, 10],
  ['9999', 9999, 9999],
  ['99999999', 10_000, 10_000],
  ['two', 1, 1],
])('GEN-10 the page %j shows pages %i to %i', (page, first, last) => {
  expect(read(`page=${page}`).pages).toEqual({ first, last });
});

test('STJ-04 a minimum pay above the maximum is a contradiction', () => {
  expect(isContradicting(read('salaryMin=9&salaryMax=3', 'lpa'))).toBe(true);
  expect(isContradicting(read('salaryMin=3&salaryMax=9', 'lpa'))).toBe(false);
});

test('GEN-10 any URL can be parsed, and the result can be stored', () => {
  const names = ['q', 'location', 'type', 'salaryMin', 'page', 'company', 'source', 'deadline'];
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\0\ud800'));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (pairs) => {
      const query = new URLSearchParams();
      for (const [name, text] of pairs) query.append(name, text);
      const { words, place, company } = readSearchUrl(query, 'usd');
      for (const text of [words, place, company ?? ''])
        expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
    }),
  );
});

test('GEN-10 a changed search restarts at its first page and keeps everything else', () => {
  const query = new URLSearchParams('q=react&type=Contract&type=Internship&page=4&job=1&view=grid');
  expect(changeSearchUrl(query, { sort: 'date' })).toBe(
    '?q=react&type=Contract&type=Internship&view=grid&sort=date',
  );
  expect(withoutFilter(query, 'type', 'Contract')).toBe('?q=react&view=grid&type=Internship');
  expect(withoutFilter(query, 'type', null)).toBe('?q=react&view=grid');
  expect(withoutFilters(query)).toBe('?q=react&view=grid');
});

test('GEN-10 taking the remote filter away also removes its old name from the URL', () => {
  const query = new URLSearchParams('remote=yes&workplace=remote&workplace=hybrid');
  expect(withoutFilter(query, 'workplace', 'hybrid')).toBe('?remote=yes&workplace=remote');
  expect(withoutFilter(query, 'workplace', 'remote')).toBe('?workplace=hybrid');
});

test('GEN-10 a form becomes a URL without its empty fields', () => {
  const typed: [string, unknown][] = [
    ['q', ' react  '],
    ['location', ''],
    ['salaryMin', '0'],
    ['salaryMax', '90000'],
    ['type', 'Contract'],
    ['type', 'Internship'],
    ['sort', 'date'],
  ];
  expect(typedSearchUrl(typed, { salaryMin: '0', salaryMax: '200000', sort: 'date' })).toBe(
    '?q=react&salaryMax=90000&type=Contract&type=Internship',
  );
});
