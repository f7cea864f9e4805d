import { expect, test } from 'vitest';
import type { Line } from './piece.ts';
import { isProse, splitByLooks } from './split-entries.ts';

test.each([
  ['Frontend engineering intern, Meridian Health', false],
  ['Head of growth and customer relations', false],
  ['Marks & Spencer', false],
  ['Family-owned maker of kitchen goods with 400 employees', true],
])('ATS-01 %j is running text: %j', (text, is) => {
  expect(isProse(text)).toBe(is);
});

/** A line of 10-point text in a column that is 300 points wide; a gap of 1 is a line's height. */
function lineOf(text: string, gap: number, { isBold = false, isBullet = false } = {}): Line {
  const width = text.length * 5;
  const shared = { text, page: 0, x: 0, fontSize: 10, isBold };
  const marks = { isItalic: false, isHeading: false, isSpread: false, table: null };
  return {
    ...shared,
    pieces: [{ ...shared, ...marks, y: 0, width, height: 10, font: 'Sans', urls: [] }],
    right: width,
    baseline: 0,
    isBullet,
    startsBlock: false,
    indent: 0,
    edge: 300,
    gap,
  };
}

const namesOf = (lines: readonly Line[]) => splitByLooks(lines).map(({ head }) => head[0]?.text);

test('RES-05 tools in small letters below the name of a project begin no sentence', () => {
  expect(
    namesOf([
      lineOf('Portfolio Site', 1.5),
      lineOf('react, node, postgres', 1),
      lineOf('Chat App', 1.5),
      lineOf('express, socket.io', 1),
    ]),
  ).toEqual(['Portfolio Site', 'Chat App']);
});

test('RES-05 a full line that goes on below in small letters is no name of a project', () => {
  expect(
    namesOf([
      lineOf('Portfolio Site', 1.5),
      lineOf('Doubled Sales Conversion Rates With Personal Recipe Offers', 1.5),
      lineOf('in six months', 1),
    ]),
  ).toEqual(['Portfolio Site']);
});

test.each([
  ['bold', { isBold: true }, {}],
  ['above a bullet point', {}, { isBullet: true }],
])('RES-05 the name of a project may read like a sentence where it is %s', (_, name, point) => {
  expect(
    namesOf([
      lineOf('Chat App', 1.5, name),
      lineOf('Built with two friends', 1, point),
      lineOf('Online voting system for colleges', 1.5, name),
      lineOf('Used in four cities', 1, point),
    ]),
  ).toEqual(['Chat App', 'Online voting system for colleges']);
});
