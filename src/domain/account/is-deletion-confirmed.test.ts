import { expect, test } from 'vitest';
import { isDeletionConfirmed } from './is-deletion-confirmed.ts';

test.each([
  ['DELETE', 'DELETE', true],
  [' delete ', 'DELETE', true],
  ['LÖSCHEN', 'löschen', true],
  ['DELET', 'DELETE', false],
  ['', 'DELETE', false],
  ['', '', false],
])('PRAC-08 “%s” confirms “%s”: %s', (typed, word, is) => {
  expect(isDeletionConfirmed(typed, word)).toBe(is);
});
