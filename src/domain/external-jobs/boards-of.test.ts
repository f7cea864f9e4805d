import { expect, test } from 'vitest';
import { areBoards, maxBoards, readBoards } from './boards-of.ts';
import { outgoingTerms } from './outgoing-terms.ts';

test.each([
  ['', true, []],
  ['acme', true, [['acme', 'Acme']]],
  ['acme-foods', true, [['acme-foods', 'Acme Foods']]],
  [
    ' acme = Acme, Inc. \n\n mill',
    true,
    [
      ['acme', 'Acme, Inc.'],
      ['mill', 'Mill'],
    ],
  ],
  ['acme\nACME', true, [['acme', 'Acme']]],
  ['The Mill', true, [['The Mill', 'The Mill']]],
  ['..', false, []],
  ['../admin', false, []],
  ['acme?x=1', false, []],
  ['acme/jobs', false, []],
  ['https://boards.greenhouse.io/acme', false, []],
  ['a%2e', false, []],
])('ADM-07 the lines %j are boards: %s', (lines, are, expected) => {
  expect(areBoards('lever', lines)).toBe(are);
  expect(readBoards('lever', lines).map(({ name, company }) => [name, company])).toEqual(expected);
});

test.each([
  ['acme', true],
  ['acme-foods', true],
  ['acme.na = Acme Foods', true],
  ['Acme', true],
  ['acme foods', false],
  ['acme_foods', false],
  ['.acme', false],
  ['acme.', false],
  ['acme..na', false],
  ['-acme', false],
  ['evil.test/x', false],
  ['evil.test:8080', false],
  ['evil@x', false],
  ['a'.repeat(81), false],
])('SEC-47 the line %j names a board whose host stays below its source: %s', (line, is) => {
  for (const source of ['recruitee', 'teamtailor', 'bamboohr', 'pinpoint', 'personio'] as const) {
    expect(areBoards(source, line)).toBe(is);
    expect(readBoards(source, line)).toHaveLength(is ? 1 : 0);
  }
});

test('ADM-07 the number of boards is limited', () => {
  const lines = Array.from({ length: maxBoards + 1 }, (_, n) => `board${n}`).join('\n');
  expect(areBoards('lever', lines)).toBe(false);
  expect(readBoards('lever', lines)).toHaveLength(maxBoards);
});

test.each([
  ['  Senior   Baker ', 'senior baker'],
  ['C++ / C# / .NET / Node.js', 'c++ / c# / .net / node.js'],
  ['बेकर पुणे', 'बेकर पुणे'],
  ['asha@example.test baker', 'baker'],
  ['call +91 98765 43210 baker', 'call baker'],
  ['https://me.test/asha baker', 'baker'],
  ['baker 2026 batch', 'baker 2026 batch'],
  ['\u0000\u202E"\'; <script>', 'script'],
  ['!!!', ''],
])('JOBS-04 the query %j is sent to sources as %j', (typed, sent) => {
  expect(outgoingTerms(typed)).toBe(sent);
});

test('SEC-44 a query of any length is handled quickly and cut to a hundred characters', () => {
  for (const each of ['1 ', '(', 'a', '@', '-1'])
    expect(outgoingTerms(each.repeat(100_000)).length).toBeLessThanOrEqual(100);
});

test.each([
  ['https://acme.com/jobs.rss', true, 'acme.com'],
  ['https://www.acme.com/jobs?type=a=b', true, 'acme.com'],
  ['https://acme.com/jobs?a=b = Acme Foods', true, 'Acme Foods'],
  ['http://acme.com/jobs.rss', false, ''],
  ['acme.com/jobs.rss', false, ''],
  ['https://user:secret@acme.com/jobs', false, ''],
  ['https://acme.com/jobs#new', false, ''],
  ['https://acme.com/my jobs', false, ''],
  [`https://acme.com/${'a'.repeat(200)}`, false, ''],
  ['javascript:alert(1)', false, ''],
])('ADM-07 the line %j names a feed: %s', (line, is, company) => {
  expect(areBoards('webfeed', line)).toBe(is);
  expect(readBoards('webfeed', line).map((each) => each.company)).toEqual(is ? [company] : []);
});

test('ADM-07 feeds that differ only in the case of their path are two', () => {
  expect(readBoards('webfeed', 'https://a.com/Jobs\nhttps://a.com/jobs')).toHaveLength(2);
});
