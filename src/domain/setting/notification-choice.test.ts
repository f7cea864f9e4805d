import { expect, test } from 'vitest';
import { isChannelOn } from './notification-choice.ts';

const choice = (kind: string, inApp: boolean, email: boolean) => ({
  kind,
  inApp,
  email,
  sms: false,
});

test.each([
  ['nothing is chosen', [], true, true],
  ['mails of this kind are off', [choice('application.moved', true, false)], true, false],
  ['mails of another kind are off', [choice('application.left', true, false)], true, true],
  ['all mails are off', [choice('all', true, false)], true, false],
  [
    'all mails are off, but mails of this kind are on',
    [choice('all', false, false), choice('application.moved', true, true)],
    false,
    false,
  ],
])('PRAC-08 when %s', (_, choices, inApp, email) => {
  expect(isChannelOn(choices, 'application.moved', 'inApp')).toBe(inApp);
  expect(isChannelOn(choices, 'application.moved', 'email')).toBe(email);
  expect(isChannelOn(choices, 'application.moved', 'sms')).toBe(false);
});
