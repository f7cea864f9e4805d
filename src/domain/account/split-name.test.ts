import { expect, test } from 'vitest';
import { printedName } from '#domain/account/printed-name.ts';
import { splitName } from './split-name.ts';

test.each([
  ['Asha Rao', 'Asha', 'Rao'],
  ['  José   Ñandú  de la Cruz ', 'José', 'Ñandú de la Cruz'],
  ['李小龙', '小龙', '李'],
  ['欧阳娜娜', '娜娜', '欧阳'],
  ['山田 はなこ', 'はなこ', '山田'],
  ['李 小龙', '李 小龙', ''],
  ['Nagy János', 'Nagy', 'János'],
  ['', '', ''],
  ['Asha\u00a0Rao', 'Asha', 'Rao'],
])('AUTH-03 %j is split, and printed as typed', (full, firstName, lastName) => {
  expect(splitName(full)).toEqual({ firstName, lastName });
  expect(printedName({ firstName, lastName })).toBe(full.trim().replaceAll(/\s+/gu, ' '));
});
