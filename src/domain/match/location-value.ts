import type { MatchPlace, RemoteWish } from './match-facts.ts';

export const sameCountryValue = 50;

export type PlaceFit = {
  value: number;
  by: 'city' | 'country' | 'same-country' | 'remote' | 'elsewhere' | 'not-remote';
  /** The matching preferred location, as written. */
  matched: string | null;
};

type Wish = { places: readonly MatchPlace[]; wantsRemote: RemoteWish };
type Where = { place: MatchPlace | null; isRemote: boolean };

/**
 * Scores a location, 0 to 100: 100 in a preferred city or country, or for remote work if wanted; 50
 * elsewhere in the country of a preferred city. Null where either side names no known place.
 */
export function locationFit(wish: Wish, { place: where, isRemote }: Where) {
  const place = where !== null && isKnown(where) ? where : null;
  const places = wish.places.filter(isKnown);
  const { wantsRemote } = wish;
  const fit = (value: number, by: PlaceFit['by'], matched: string | null = null): PlaceFit => ({
    value,
    by,
    matched,
  });
  if (isRemote && wantsRemote !== 'no') return fit(100, 'remote');
  if (wantsRemote === 'only') return place === null ? null : fit(0, 'not-remote');
  if (place === null || places.length === 0) return null;
  const inCity = places.find(({ city }) => city !== null && city === place.city);
  if (inCity) return fit(100, 'city', inCity.text);
  const inCountry = places.filter(({ country }) => country !== null && country === place.country);
  const whole = inCountry.find(({ city }) => city === null);
  if (whole) return fit(100, 'country', whole.text);
  const [other] = inCountry;
  if (other) return fit(sameCountryValue, 'same-country', other.text);
  return fit(0, 'elsewhere');
}

export function isKnown({ city, country }: MatchPlace): boolean {
  return city !== null || country !== null;
}
