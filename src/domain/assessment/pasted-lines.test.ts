import { expect, test } from 'vitest';
import { pastedLines } from './pasted-lines.ts';

test.each([
  ['201\n404\n500', ['201', '404', '500']],
  ['a) Pune\r\nb) Goa\r\n\r\nc) Agra', ['Pune', 'Goa', 'Agra']],
  ['- one\n• two\n* three', ['one', 'two', 'three']],
  ['(1) yes\n(2) no', ['yes', 'no']],
  ['a cell\tanother\tthe last', ['a cell', 'another', 'the last']],
  // Not a list: the number belongs to the answer.
  ['1. Bundesliga\nOberliga', ['1. Bundesliga', 'Oberliga']],
  ['1.5 s\n2.5 s', ['1.5 s', '2.5 s']],
  ['-1\n-2', ['-1', '-2']],
  ['only one', ['only one']],
  [' \n ', []],
])('CO-07 a pasted list %j is its entries', (text, entries) => {
  expect(pastedLines(text)).toEqual(entries);
});
