import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test.each([
  ['Bengaluru, India', 'IN'],
  ['Bengaluru', 'IN'],
  ['India', 'IN'],
  ['Remote (India)', null],
  ['Singapore', 'SG'],
  ['London, United Kingdom', 'GB'],
  ['Austin, United States', 'US'],
  ['Portland, USA', 'US'],
  ['Zürich / Berlin, Germany', 'DE'],
  ['The Netherlands', 'NL'],
  ['UK', 'GB'],
  ['Atlanta, Georgia', 'US'],
  ['Georgia', 'GE'],
  ['Anywhere', null],
  ['European Union', null],
  ['', null],
  [null, null],
])('SITE-10 the country of %j is %j', (place, country) => {
  expect(countryOf(place)).toBe(country);
});
