import { expect, test } from 'vitest';
import { findPronoun } from './find-pronoun.ts';
import { isPoint } from './is-point.ts';
import { findAlike, findOddLengths, pointWords } from './point-limits.ts';
import { rewriteOpening } from './rewrite-opening.ts';
import { isInCapitals } from './suggest-capital.ts';
import { suggestSplit } from './suggest-shorter.ts';

test.each([
  [pointWords.to, 0],
  [pointWords.to + 1, 1],
])('ATS-03 of a bullet point of %d words, %d are too long', (words, found) => {
  const point = `Built ${Array.from({ length: words - 1 }, (_, at) => `part${at}`).join(' ')}`;
  expect(findOddLengths([point])).toHaveLength(found);
});

test.each([
  [2, 0],
  [3, 1],
])('ATS-03 %d bullet points of few may begin alike: %d groups are too many', (alike, groups) => {
  const points = Array.from({ length: alike }, (_, at) => `Taught 30 children in year ${at}`);
  expect(findAlike(points)).toHaveLength(groups);
});

test.each([
  ['I built the site', 'I'],
  ['Built it with my team', 'my'],
  ['Ran Phase I trials of a vaccine', null],
  ['Passed Physics I and II', null],
])('ATS-03 the pronoun of %j is %j', (sentence, pronoun) => {
  expect(findPronoun(sentence)).toBe(pronoun);
});

test.each([
  ['Python, Java, Go', false],
  ['Python and Java', true],
  ['Taught Python, Java and the basics of design to children, Go', true],
])('ATS-03 whether %j says what was done: %s', (text, says) => {
  expect(isPoint(text)).toBe(says);
});

test.each([
  ['BUILT THE NEW SHOP SITE', true],
  ['SQL AWS REST', false],
])('RES-04 whether %j is a line in capitals: %s', (line, is) => {
  expect(isInCapitals(line)).toBe(is);
});

test.each([
  ['Designing and testing a valve', 'Designed and tested a valve'],
  ['Designing a valve is what they do', undefined],
])('RES-04 %j in the past is %j', (line, past) => {
  expect(rewriteOpening(line, ['gerund'], 'past')).toBe(past);
});

test('RES-04 a long line is split where both parts say something', () => {
  const long = `Built ${'a very '.repeat(17)}large shop.`;
  expect(suggestSplit(`${long} Taught 30 children in maths.`)).toBe(
    `${long}\nTaught 30 children in maths.`,
  );
  expect(suggestSplit(`${long} Great fun.`)).toBeNull();
});
