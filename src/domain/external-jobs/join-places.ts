import { lineOf } from './get-path.ts';

/** Joins distinct locations: 'Madrid, Spain; Lisbon, Portugal'. */
export function joinPlaces(places: readonly unknown[]): string {
  return once(places).join('; ');
}

/** Joins the parts of a location from smallest to largest; a city-state appears once. */
export function placeIn(...parts: unknown[]): string {
  return once(parts).join(', ');
}

/**
 * Replaces a two-letter ISO 3166 code with the country's English name; returns anything else
 * unchanged.
 */
export function countryNamed(country: unknown): unknown {
  if (typeof country !== 'string' || !/^[a-z]{2}$/iu.test(country)) return country;
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return display.of(country.toUpperCase()) ?? country;
}

function once(values: readonly unknown[]): string[] {
  return [...new Set(values.map((each) => lineOf(each)).filter((each) => each !== null))];
}
