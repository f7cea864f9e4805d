import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ParsedQuery, readQuery } from './read-query.ts';

/**
 * A query on one line: words, the lexeme in angle brackets, '*' after a prefix, '-' before an
 * exclusion.
 */
const line = ({ terms }: ParsedQuery) =>
  terms
    .map(
      ({ words, mark, isExcluded, isOpen }) =>
        `${isExcluded ? '-' : ''}${words ?? ''}${mark === null ? '' : `<${mark}>`}${isOpen ? '*' : ''}`,
    )
    .join(' & ');

test.each([
  ['baker', 'baker*'],
  ['baker ', 'baker'],
  ['night baker', 'night & baker*'],
  ['JS', 'JS<¤javascript>'],
  ['react js developer', 'react<¤react> & js<¤javascript> & developer*'],
  ['SDE', 'SDE<¤work software engineer>'],
  ['software engineer pune', 'software engineer<¤work software engineer> & pune<¤at pune>'],
  ['react remote', 'react<¤react> & remote<¤work work from home>'],
  ['part-time bombay', 'part time<¤work part time> & bombay<¤at mumbai>'],
  ['baker united states', 'baker & united states<¤at US>'],
  ['-remote', '-remote<¤work work from home>'],
  ['no experience jobs', 'no experience<¤work fresher>'],
  ['cook without experience pune', 'cook & without experience<¤work fresher> & pune<¤at pune>'],
  ['Koch ohne Erfahrung', 'Koch & ohne Erfahrung<¤work fresher>'],
  ['-"remote"', '-remote'],
  ['frontend', 'frontend<¤work frontend>'],
  ['front-end', 'front end<¤work frontend>'],
  ['front end', 'front end<¤work frontend>'],
  ['C', '<¤c>'],
  ['c developer', '<¤c> & developer*'],
  ['c++', '<¤c++>'],
  ['C#', '<¤c#>'],
  ['.net developer', '<¤.net> & developer*'],
  ['C/C++', '<¤c> & <¤c++>'],
  ['go', '<¤go>'],
  ['R', '<¤r>'],
  ['AI', 'AI<¤artificial intelligence>'],
  ['java', 'java<¤java>'],
  ['"machine shop"', 'machine shop'],
  ['"machine shop', 'machine shop'],
  ['“machine shop”', 'machine shop'],
  ['baker -night', 'baker & -night'],
  ['baker -"night shift" pune', 'baker & -night shift & pune<¤at pune>'],
  ['java -c++', 'java<¤java> & -<¤c++>'],
  ['-senior', '-senior<¤work senior>'],
  ['a-b -', 'b'],
  ['the', ''],
  ['java developer not javascript', 'java<¤java> & developer & -javascript<¤javascript>'],
  ['"java not javascript"', 'java not javascript'],
  ['not', ''],
  ['jobs in pune', 'pune<¤at pune>'],
  ['baker jobs', 'baker'],
  ['jobs', 'jobs*'],
  ['"jobs" pune', 'jobs & pune<¤at pune>'],
  ['Job Coach', 'Job & Coach*'],
  ['store opening manager', 'store & opening & manager*'],
  ['Stellen Bäcker', 'Bäcker*'],
  ['emploi boulanger offres', 'emploi & boulanger'],
  [
    'java not machine learning remote',
    'java<¤java> & -machine learning<¤machine learning> & remote<¤work work from home>',
  ],
  ['java not "machine shop"', 'java<¤java> & -machine shop'],
  ['java not in london', 'java<¤java> & -london<¤at london>'],
  ['java nicht Berlin', 'java<¤java> & -Berlin'],
  ['java not', 'java<¤java>'],
  ['why not java', 'java<¤java>'],
  ['java -night not -day', 'java<¤java> & -night & -day'],
  ['work in the office', 'work & office*'],
  ['"', ''],
  ['& | ! ( ) : * <->', ''],
  ["' or 1=1 --", '1 & 1'],
  ['.* [a-z]+ (?:x)', 'z & x'],
  ['مهندس برمجيات', 'مهندس & برمجيات*'],
  ['🚀 rocket', 'rocket*'],
  ['a\u0000b\u0000baker', 'b & baker*'],
])('JOBS-01 %j is parsed as %j', (typed, expected) => {
  expect(line(readQuery(typed))).toBe(expected);
});

test('JOBS-01 a query of 10 KB is cut to 300 characters with a notice', () => {
  const { terms, notice } = readQuery('baker '.repeat(2_000));
  expect(notice).toBe('too-long');
  expect(terms).toHaveLength(20);
});

test('JOBS-01 a query without words shows a notice; an empty query doesn’t', () => {
  expect(readQuery('of the').notice).toBe('nothing-to-search');
  expect(readQuery('()|&').notice).toBe('nothing-to-search');
  expect(readQuery('  ').notice).toBe(null);
  expect(readQuery('baker').notice).toBe(null);
});

test('JOBS-01 any input parses without an error into a few terms without NUL', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({
      unit: fc.constantFrom(
        '"',
        '-',
        ' ',
        'c',
        '+',
        '#',
        '.',
        '&',
        '\u0000',
        '\ud800',
        '\u202e',
        '🙂',
      ),
    }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const { terms } = readQuery(text);
      expect(terms.length).toBeLessThanOrEqual(20);
      for (const { words, mark } of terms) {
        expect(`${words}${mark}`).not.toContain('\u0000');
        expect(`${words}${mark}`.isWellFormed()).toBe(true);
        expect(words ?? mark).not.toBe(null);
      }
    }),
  );
});

test('JOBS-01 a word may be a city that no list has', () => {
  const [baker, szeged] = readQuery('baker Szeged ').terms;
  expect([baker?.forms, szeged?.forms]).toEqual([
    expect.arrayContaining(['¤in baker']),
    expect.arrayContaining(['¤in szeged']),
  ]);
  for (const typed of ['java -Szeged', 'java not szeged'])
    expect(readQuery(typed).terms[1]).toMatchObject({
      isExcluded: true,
      forms: expect.arrayContaining(['¤in szeged']),
    });
});
