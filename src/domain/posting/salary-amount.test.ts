import { expect, test } from 'vitest';
import { readTypedAmount, typedAmount } from './salary-amount.ts';

test.each([
  ['1200000', 'INR', 120_000_000],
  ['12,00,000', 'INR', 120_000_000],
  ['18.50', 'EUR', 1_850],
  ['1 200', 'JPY', 1_200],
  ['-1', 'INR', null],
  ['1e9', 'INR', null],
  ['', 'INR', null],
  ['1234567890123', 'INR', null],
])('CO-02 the typed amount %j in %s is %j minor units', (text, currency, minor) => {
  expect(readTypedAmount(text, currency)).toBe(minor);
});

test.each([
  [120_000_000, 'INR', '1200000'],
  [1_850, 'EUR', '18.50'],
  [1_200, 'JPY', '1200'],
  [null, 'INR', ''],
])('CO-02 %j minor units of %s are shown in a field as %j', (minor, currency, text) => {
  expect(typedAmount(minor, currency)).toBe(text);
});
