import { placeOf } from '#domain/place/place-of.ts';
import { fold } from '#domain/search/fold.ts';
import type { MatchPlace } from './match-facts.ts';

const shortNames = new Set(['uk', 'u.k.', 'usa', 'u.s.', 'u.s.a.', 'uae', 'korea']);

/** A place that a student wants to work at. One that is a country means any city in it. */
export function wantedPlace(text: string): MatchPlace {
  const { city, country } = placeOf(text);
  if (country === null) return { text, city, country };
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? '';
  const isCountry = city !== null && (fold(name) === city || shortNames.has(city));
  return { text, city: isCountry ? null : city, country };
}
