import { expect, test } from 'vitest';
import { findPhones } from './find-phones.ts';

test.each([
  ['+1 (415) 555-2671', '+1 (415) 555-2671', '+14155552671'],
  ['+1 (555) 123-4567', '+1 (555) 123-4567', '+15551234567'],
  ['Phone: +1 (555) 123-4567 | a@example.com', '+1 (555) 123-4567', '+15551234567'],
  ['(+91) 98300-45678', '(+91) 98300-45678', '+919830045678'],
])('ATS-01 the phone number in %j keeps its country code', (text, written, e164) => {
  expect(findPhones(text)[0]).toMatchObject({ text: written, e164 });
});
