import { expect, it } from 'vitest';
import { avatarInitials, avatarLook } from './avatar-initials.ts';

it.each([
  ['Asha Rao', 'AR'],
  ['José Ñandú', 'JÑ'],
  ['Jose\u0301 N\u0303andu\u0301', 'JN\u0303'],
  ['李小龙', '李'],
  ['आशा राव', 'आरा'],
  ['Prince', 'P'],
  ['E\u0301lodie q\u0303', 'E\u0301Q\u0303'],
  ['Émile O’Hara', 'ÉO'],
  ['mary j. blige-ó', 'MB'],
  ['  mary   ann   van der berg ', 'MB'],
  ['ßimon', 'ß'],
  ['👩‍💻', '👩‍💻'],
  ['👩‍💻 Ada Lovelace', 'AL'],
  ['3M', '3'],
  ['', ''],
])('HOUSE the initials of %j are %j', (name, initials) => {
  expect(avatarInitials(name)).toBe(initials);
});

it('HOUSE a name always gets the same style, within the number of styles', () => {
  for (const name of ['Asha Rao', '李小龙', '', '👩‍💻']) {
    expect(avatarLook(name, 5)).toBe(avatarLook(name, 5));
    expect(avatarLook(name, 5)).toBeGreaterThanOrEqual(0);
    expect(avatarLook(name, 5)).toBeLessThan(5);
  }
});
