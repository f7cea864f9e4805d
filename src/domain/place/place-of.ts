import { countryOf } from '#domain/posting/country-of.ts';
import { fold } from '#domain/search/fold.ts';
import { cityNames, regionCities } from './cities.ts';

/** Canonical city by alias. */
const cities = new Map<string, string>();
const regions = new Map<string, string[]>();
for (const line of cityNames.trim().split('\n')) {
  const [city = '', others = ''] = line.split(':');
  for (const name of [city, ...others.split(',')]) cities.set(name.trim(), city);
}
for (const line of regionCities.trim().split('\n')) {
  const [region = '', inside = ''] = line.split(':');
  const names = inside.split(',').map((name) => name.trim());
  regions.set(region, names);
  for (const name of names) if (!cities.has(name)) cities.set(name, name);
}

const anywhere =
  /^(?:(?:fully )?remote.*|work from home|wfh|anywhere|worldwide|global|online|hybrid|on ?site)$/u;
/** The subset that a search treats as remote work. */
const fromAnywhere = /^(?:anywhere|worldwide|global|online)$/u;
const fromHome = /\b(?:(?:fully )?remote|work from home|wfh)\b/iu;
const maxCityLength = 80;

const partsOf = (written: string) =>
  written
    .split(/[,/|·;()]|\s[-–]\s/u)
    .map(fold)
    .filter(Boolean)
    .flatMap(apart);

/** Splits 'pune maharashtra' into its two places; other text without a comma stays whole. */
function apart(part: string): string[] {
  const words = part.split(' ');
  if (words.length === 1 || isListed(part)) return [part];
  for (let at = words.length - 1; at > 0; at--) {
    const both = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (both.every(isListed)) return both;
  }
  return [part];
}

const isListed = (part: string) => cities.has(part) || isWide(part);

/** A country or region that doesn't share its name with a city. */
function isWide(part: string): boolean {
  if (cities.has(part)) return false;
  return regions.has(part) || (countryOf(part) !== null && countryNames().has(part));
}

let known: Set<string> | undefined;
function countryNames(): Set<string> {
  if (known) return known;
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((one) =>
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((two) => one + two),
  );
  known = new Set([
    ...codes.flatMap((code) => display.of(code) ?? []).map(fold),
    ...['usa', 'u.s.', 'u.s.a.', 'united states of america', 'uk', 'u.k.', 'uae', 'korea'],
  ]);
  return known;
}

/**
 * Parses a location into a canonical city ('Bangalore, India' is bengaluru) and an ISO two-letter
 * country; null for each that isn't recognized.
 */
export function placeOf(written: string | null): { city: string | null; country: string | null } {
  const parts = partsOf(written ?? '').filter((part) => !anywhere.test(part));
  const city =
    parts.map((part) => cities.get(part)).find((found) => found !== undefined) ??
    parts.find((part) => !isWide(part))?.slice(0, maxCityLength) ??
    null;
  return { city, country: countryOf(written) ?? countryOf(city) };
}

/**
 * The parts of a location that match no known city, region, country or remote work; and whether
 * that is all of it.
 */
export function unlistedIn(written: string): { parts: string[]; isAll: boolean } {
  const all = partsOf(written);
  const parts = all.filter((part) => !isListed(part) && !anywhere.test(part));
  return { parts, isAll: parts.length === all.length };
}

export type PlaceQuery = {
  /** Any of these. */
  cities: string[];
  country: string | null;
  isRemote: boolean;
};

/**
 * Parses a location filter: a city under any name, all cities of a region, a country, or remote
 * work.
 */
export function readPlace(typed: string): PlaceQuery {
  const named = typed.replace(fromHome, ',');
  const [first = ''] = partsOf(named);
  const inRegion = cities.has(first) ? undefined : regions.get(first);
  if (inRegion !== undefined) return { cities: inRegion, country: null, isRemote: false };
  const { city, country } = placeOf(named);
  const isRemote = city === null && (named !== typed || fromAnywhere.test(first));
  return { cities: city === null ? [] : [city], country: city === null ? country : null, isRemote };
}

/** Every alias of a city or country, with the canonical value that `placeOf` returns. */
export function placeNames(): [name: string, place: string][] {
  const wide = [...countryNames()].flatMap((name) => {
    const code = cities.has(name) ? null : countryOf(name);
    return code === null ? [] : [[name, code] satisfies [string, string]];
  });
  return [...cities, ...wide];
}
