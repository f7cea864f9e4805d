import { lineOf } from './get-path.ts';

/** Several places as one line, each once: 'Madrid, Spain; Lisbon, Portugal'. */
export function joinPlaces(places: readonly unknown[]): string {
  return once(places).join('; ');
}

/** One place out of its parts, from the smallest to the widest; a city that is its own state stands once. */
export function placeIn(...parts: unknown[]): string {
  return once(parts).join(', ');
}

/** A country by its English name, where a field holds its two letters (ISO 3166); as it is otherwise. */
export function countryNamed(country: unknown): unknown {
  if (typeof country !== 'string' || !/^[a-z]{2}$/iu.test(country)) return country;
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return display.of(country.toUpperCase()) ?? country;
}

function once(values: readonly unknown[]): string[] {
  return [...new Set(values.map((each) => lineOf(each)).filter((each) => each !== null))];
}
