import { expect, test } from 'vitest';
import { applicationFields } from './application/application-fields.ts';
import { findMessageProblem } from './application/may-write-message.ts';
import { findProblems } from './fields.ts';
import { isBlank } from './is-blank.ts';

test.each([
  '',
  ' \n\t',
  '\u200b',
  '\u200b\u2060\ufeff',
  '\u202e',
  '\u00a0',
  '\u3164',
  '\u2800',
  '\ufe0f',
])('UX-02 %j is blank, so it is no valid name or message', (text) => {
  expect(isBlank(text)).toBe(true);
  const form = { fullName: text, email: 'a@b.test', phone: '', coverLetter: '' };
  expect(findProblems(applicationFields, form)).toEqual({ fullName: 'INFORMATION_MISSING' });
  expect(findMessageProblem(text)).toBe('empty');
});

test.each(['A', '李', 'محمد\u200f', '👩‍👩‍👧', '❤️', '.', '0'])('UX-02 %j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
