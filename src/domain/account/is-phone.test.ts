import { expect, test } from 'vitest';
import { isPhone } from './is-phone.ts';

test.each([
  '+91 98765 43210',
  '(555) 456-7890',
  '+49 (0)30 / 123456',
  '020 7946 0000 ext. 12',
  '555.123.4567 x89',
  '९८७६५ ४३२१०',
  '98765 43210, 98765 43211',
  '12345',
])('PRAC-07 CAR-04 %s is a phone number', (typed) => {
  expect(isPhone(typed)).toBe(true);
});

test.each(['abc', 'on request', 'asha@example.test', '1', '+', 'https://example.com/12345'])(
  'PRAC-07 CAR-04 %s is no phone number',
  (typed) => {
    expect(isPhone(typed)).toBe(false);
  },
);
