import { expect, test } from 'vitest';
import { findSignUpProblems } from './find-sign-up-problems.ts';
import { maySignIn } from './may-sign-in.ts';

const form = { fullName: 'Asha Rao', email: 'asha@example.com', password: 'long enough' };
const isCommon = (password: string) => password === 'password1';
const answer = (verdict: ReturnType<typeof maySignIn>) => (verdict.ok ? 'yes' : verdict.refusal);

test.each([
  [{}, 'yes'],
  [{ fullName: '   ' }, 'FIELDS_REQUIRED'],
  [{ fullName: ` ${'😀'.repeat(200)} ` }, 'yes'],
  [{ fullName: 'x'.repeat(201) }, 'NAME_TOO_LONG'],
  [{ email: '' }, 'FIELDS_REQUIRED'],
  [{ password: '' }, 'FIELDS_REQUIRED'],
  [{ email: 'asha@nowhere' }, 'EMAIL_INVALID'],
  [{ email: `${'a'.repeat(250)}@x.de` }, 'EMAIL_INVALID'],
  [{ password: '1234567' }, 'PASSWORD_TOO_SHORT'],
  [{ password: '12345678' }, 'yes'],
  [{ password: '😀'.repeat(7) }, 'PASSWORD_TOO_SHORT'],
  [{ password: '😀'.repeat(8) }, 'yes'],
  [{ password: 'x'.repeat(256) }, 'yes'],
  [{ password: 'x'.repeat(257) }, 'PASSWORD_TOO_LONG'],
  [{ password: 'Password1' }, 'PASSWORD_COMMON'],
  [{ password: 'Password1!' }, 'PASSWORD_COMMON'],
  [{ password: ' !Password1?! ' }, 'PASSWORD_COMMON'],
  [{ password: 'Password1!##########' }, 'yes'],
  [{ password: 'Password1 and more!' }, 'yes'],
  [{ password: '!'.repeat(8) }, 'yes'],
])('AUTH-03 SEC-20 sign-up with %j returns %s', (change, expected) => {
  const problems = findSignUpProblems({ ...form, ...change }, isCommon);
  const [field] = Object.keys(change);
  expect(problems).toEqual(field === undefined || expected === 'yes' ? {} : { [field]: expected });
});

test('AUTH-03 UX-04 every field of a sign-up is checked at once', () => {
  const wrong = { fullName: ' ', email: 'asha@nowhere', password: 'Password1' };
  expect(findSignUpProblems(wrong, isCommon)).toEqual({
    fullName: 'FIELDS_REQUIRED',
    email: 'EMAIL_INVALID',
    password: 'PASSWORD_COMMON',
  });
});

test.each([
  [{ email: 'a@b.de', password: 'x' }, 'yes'],
  [{ email: ' a@b.de ', password: ' ' }, 'yes'],
  [{ email: '', password: 'x' }, 'EMAIL_AND_PASSWORD_REQUIRED'],
  [{ email: 'a@b.de', password: '' }, 'EMAIL_AND_PASSWORD_REQUIRED'],
  [{ email: 'a b@c.de', password: 'x' }, 'EMAIL_INVALID'],
])('AUTH-01 sign-in with %j returns %s', (input, expected) => {
  expect(answer(maySignIn(input))).toBe(expected);
});
