import { expect, test } from 'vitest';
import { isProse } from './split-entries.ts';

test.each([
  ['Frontend engineering intern, Meridian Health', false],
  ['Head of growth and customer relations', false],
  ['Marks & Spencer', false],
  ['Family-owned maker of kitchen goods with 400 employees', true],
])('ATS-01 %j is running text: %j', (text, is) => {
  expect(isProse(text)).toBe(is);
});
