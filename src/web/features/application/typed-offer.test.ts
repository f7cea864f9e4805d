import { expect, test } from 'vitest';
import { readTypedOffer } from './typed-offer.ts';

const now = new Date('2026-11-24T10:00Z');
const typed = {
  pay: '1,200,000',
  currency: 'INR',
  period: 'year' as const,
  startsOn: '2027-01-04',
  place: 'Pune',
  terms: '',
  expiresOn: '2026-12-10',
};
const read = (change: Partial<typeof typed>, zone = 'Asia/Kolkata') =>
  readTypedOffer({ ...typed, ...change }, now, zone);
const problemsOf = (change: Partial<typeof typed>) => read(change).problems;

test('CO-05 the form of an offer asks for a start on the last day to respond or later', () => {
  expect(problemsOf({ startsOn: '2026-12-09' })).toEqual(['early']);
  expect(problemsOf({ startsOn: '2026-12-10' })).toEqual([]);
});

test('CO-05 a start is compared only with a deadline that is valid itself', () => {
  expect(problemsOf({ startsOn: '2026-11-20', expiresOn: '2026-11-24' })).toEqual(['expires']);
  expect(problemsOf({ startsOn: '', expiresOn: '' })).toEqual(['expires', 'starts']);
  const far = { startsOn: '20261-12-10', expiresOn: '20261-12-10' };
  expect(problemsOf(far)).toEqual(['expires', 'starts']);
});

test.each(['0026-12-10', '0202-12-10', '9999-12-31'])(
  'CO-05 a year that is typed wrong, as in %s, is a problem of the form',
  (day) => {
    expect(problemsOf({ expiresOn: day })).toEqual(['expires']);
  },
);

test('CO-05 an offer can expire on the last day that ends within half a year', () => {
  const starts = { startsOn: '2027-12-01' };
  expect(problemsOf({ ...starts, expiresOn: '2027-05-22' })).toEqual([]);
  expect(problemsOf({ ...starts, expiresOn: '2027-05-23' })).toEqual(['expires']);
});

test('CO-05 the problems of an offer come in the order of its fields', () => {
  const all = { pay: '', expiresOn: '', startsOn: '', place: ' ', terms: 'x'.repeat(5_001) };
  expect(problemsOf(all)).toEqual(['pay', 'expires', 'starts', 'place', 'terms']);
});

test('CO-05 an offer expires at the end of the day in the sender’s time zone', () => {
  const ends = (zone: string) => read({}, zone).input?.expiresAt;
  expect(ends('Asia/Kolkata')).toBe('2026-12-10T18:29:59.999Z');
  expect(ends('America/Los_Angeles')).toBe('2026-12-11T07:59:59.999Z');
});
