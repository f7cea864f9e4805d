import { expect, test } from 'vitest';
import { mayReset } from './may-reset.ts';

const good = 'a rung at a time';

test.each([
  ['', '', 'NEW_PASSWORD_REQUIRED'],
  [good, '', 'NEW_PASSWORD_REQUIRED'],
  ['', good, 'NEW_PASSWORD_REQUIRED'],
  ['seven77', 'other', 'PASSWORD_TOO_SHORT'],
  ['nine chars', 'nine chars', 'PASSWORD_TOO_SHORT'],
  ['password1!xx', 'password1!xx', 'PASSWORD_COMMON'],
  [good, `${good} `, 'PASSWORDS_DIFFER'],
  [` ${good}`, ` ${good}`, 'yes'],
])('AUTH-06 %j and %j: %s', (password, confirmation, expected) => {
  const verdict = mayReset({ password, confirmation }, (each) => each === 'password1!xx', 12);
  expect(verdict.ok ? 'yes' : verdict.refusal).toBe(expected);
});
