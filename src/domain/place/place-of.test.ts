import { expect, test } from 'vitest';
import { placeOf, readPlace } from './place-of.ts';
import { placeMarks, placeQueryMarks } from './place-words.ts';

test.each([
  ['Bangalore', 'bengaluru', 'IN'],
  ['Bengaluru, Karnataka, India', 'bengaluru', 'IN'],
  ['Remote - Bombay', 'mumbai', 'IN'],
  ['Gurgaon / Noida', 'gurugram', 'IN'],
  ['NYC', 'new york', 'US'],
  ['New York City, USA', 'new york', 'US'],
  ['São Paulo, Brazil', 'sao paulo', 'BR'],
  ['München', 'munich', 'DE'],
  ['India', null, 'IN'],
  ['Remote', null, null],
  ['Karnataka, India', null, 'IN'],
  ['Singapore', null, 'SG'],
  ['Little Rock', 'little rock', null],
  ['Pune Maharashtra', 'pune', 'IN'],
  ['Banglore', 'bengaluru', 'IN'],
  ['', null, null],
  [null, null, null],
])('JOBS-01 %j is in city %j, country %j', (written, city, country) => {
  expect(placeOf(written)).toEqual({ city, country });
});

test.each([
  ['bangalore', ['bengaluru'], null, false],
  ['Bombay, India', ['mumbai'], null, false],
  ['India', [], 'IN', false],
  ['remote', [], null, true],
  ['Work from home', [], null, true],
  ['Remote, India', [], 'IN', true],
  ['remote India', [], 'IN', true],
  ['India (remote)', [], 'IN', true],
  ['Remote - Bombay', ['mumbai'], null, false],
  ['bangalore india', ['bengaluru'], null, false],
  ['Telangana', ['hyderabad', 'warangal'], null, false],
  ['Atlantis', ['atlantis'], null, false],
  ['Anywhere', [], null, true],
  ['Hybrid', [], null, false],
  ['On site', [], null, false],
  ['', [], null, false],
])(
  'JOBS-01 the location filter %j finds cities %j, country %j, remote %j',
  (typed, cities, country, isRemote) => {
    expect(readPlace(typed)).toEqual({ cities, country, isRemote });
  },
);

test.each([
  ['Whitefield', ['¤in whitefield']],
  ['HSR Layout 2', ['¤in hsr', '¤in layout']],
  ['Bangalore', []],
  ['Whitefield, Bangalore', []],
  ['India', []],
  ['Karnataka', []],
  ['remote', []],
  ['', []],
  ["'; drop", ['¤in drop']],
])('JOBS-01 the location filter %j searches for the words %j', (typed, marks) => {
  expect(placeQueryMarks(typed)).toEqual(marks);
});

test('JOBS-01 a posting is indexed once by each word of its location', () => {
  expect(placeMarks('Park, Café Park, Pune, India')).toEqual(['¤in park', '¤in cafe']);
  expect(placeMarks(null)).toEqual([]);
});
