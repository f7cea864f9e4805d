import { expect, test } from 'vitest';
import { isPlace } from './find-place.ts';

test.each([
  'St. Lucia',
  'Saint Lucia',
  'Turks & Caicos Islands',
  'Turks and Caicos Islands',
  'Bosnia and Herzegovina',
  'Myanmar',
  'Côte d’Ivoire',
  'Cote d’Ivoire',
  "Côte d'Ivoire",
  'Türkiye',
  'Turkey',
  'Deutschland',
  'España',
  'Castries, St. Lucia',
  'Mostar, Bosnia & Herzegovina',
])('RES-05 a country is a place however it is spelled: %s', (text) => {
  expect(isPlace(text)).toBe(true);
});

test.each(['St. Marks', 'Turks & Partners', 'Saint and Sons', 'Bosnian Grill, Herzegovina & Co'])(
  'RES-05 a name that resembles a country is no place: %s',
  (text) => expect(isPlace(text)).toBe(false),
);
