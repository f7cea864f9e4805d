import { expect, test } from 'vitest';
import { parseSalary, type SourcePay } from './parse-salary.ts';

test.each<[string | SourcePay, string | null]>([
  ['$120K-$150K', '12000000 15000000 USD year'],
  ['$40,000 - $50,000', '4000000 5000000 USD year'],
  ['CA$102.8K – CA$137K', '10280000 13700000 CAD year'],
  ['₹6-8 LPA', '60000000 80000000 INR year'],
  ['6 – 8 Lacs P.A.', '60000000 80000000 INR year'],
  ['10 lakhs', '100000000 100000000 INR year'],
  ['Up to 1.2 Cr', 'null 1200000000 INR year'],
  ['Rs. 12,00,000 per annum', '120000000 120000000 INR year'],
  ['₹25,000 per month', '2500000 2500000 INR month'],
  ['INR 25,000 - 40,000 p.m.', '2500000 4000000 INR month'],
  ['$18.50/hr', '1850 1850 USD hour'],
  ['$70 - $90 / hour', '7000 9000 USD hour'],
  ['€50.000 – €60.000', '5000000 6000000 EUR year'],
  ['£40k', '4000000 4000000 GBP year'],
  ['from 80k USD', '8000000 null USD year'],
  ['USD 120000', '12000000 12000000 USD year'],
  ['CHF 90’000', '9000000 9000000 CHF year'],
  ["CHF 90'000 - 110'000", '9000000 11000000 CHF year'],
  ['¥6,000,000', '6000000 6000000 JPY year'],
  ['$150K-$120K', '12000000 15000000 USD year'],
  ['$200 per day', null],
  ['Competitive', null],
  ['Not disclosed', null],
  ['100%', null],
  ['', null],
  ['120-150K', null],
  [{ text: '120-150K', usualCurrency: 'USD' }, '12000000 15000000 USD year'],
  [{ min: 102_800, max: 137_000, currency: 'CAD', period: '1 YEAR' }, '10280000 13700000 CAD year'],
  [{ min: 0, max: 0, currency: 'USD' }, null],
  [{ min: '25,000', currency: 'INR', period: 'MONTH' }, '2500000 null INR month'],
  [{ min: 18, max: 22, currency: 'EUR', period: 'hourly' }, '1800 2200 EUR hour'],
  [{ min: 100, max: 200, currency: 'USD', period: 'day' }, null],
  [{ min: 5, max: 6, currency: 'ZZZ' }, null],
  [{ min: { $gt: 0 }, max: ['1'], currency: {}, period: [] }, null],
])('JOBS-04 the pay %j parses as %s', (raw, expected) => {
  const pay = parseSalary(typeof raw === 'string' ? { text: raw } : raw);
  expect(pay && `${pay.min} ${pay.max} ${pay.currency} ${pay.period}`).toBe(expected);
});
