import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Asha Rao', 'Asha', 'Rao'],
  ['  José   Ñandú  de la Cruz ', 'José', 'Ñandú de la Cruz'],
  ['李小龙', '李小龙', ''],
  ['', '', ''],
  ['Asha\u00a0Rao', 'Asha', 'Rao'],
])('AUTH-03 %j is split on whitespace', (full, firstName, lastName) => {
  expect(splitName(full)).toEqual({ firstName, lastName });
});
