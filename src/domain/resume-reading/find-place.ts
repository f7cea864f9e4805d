import { cityNames, regionCities } from '#domain/place/cities.ts';
import { countryOf } from '#domain/posting/country-of.ts';
import { fold } from '#domain/search/fold.ts';
import { schoolWords } from './school-words.ts';
import { roleScore, titleScore } from './title-of.ts';

/** Known cities under all their names, and regions. */
const cities = new Set<string>();
const regions = new Set<string>();
for (const line of cityNames.trim().split('\n'))
  for (const name of line.split(/[:,]/u)) if (name.trim().length > 3) cities.add(name.trim());
for (const line of regionCities.trim().split('\n')) {
  const [region = '', inside = ''] = line.split(':');
  regions.add(region);
  for (const name of inside.split(',')) cities.add(name.trim());
}

/** 'St. Lucia' and 'Saint Lucia' are equal, as are 'Turks & Caicos' and 'Turks and Caicos'. */
const countryKey = (name: string) =>
  fold(name)
    .replaceAll('’', "'")
    .replaceAll('&', ' and ')
    .replaceAll(/\bst\.? /gu, 'saint ')
    // 'Congo - Kinshasa', 'Myanmar (Burma)'
    .replace(/ (?:-|\().*$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

let countries: Set<string> | undefined;

function countryNames(): Set<string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((two) => one + two));
  const others =
    'usa,u.s.a.,us,u.s.,uk,u.k.,uae,england,scotland,wales,turkey,deutschland,espana,schweiz,osterreich,korea,bharat';
  return new Set([
    ...codes
      .flatMap((code) => names.of(code) ?? [])
      .flatMap((name) => [countryKey(name), fold(name.replaceAll(/[()]/gu, ''))]),
    ...others.split(','),
  ]);
}

function isCountry(part: string): boolean {
  countries ??= countryNames();
  return countries.has(fold(part)) || countries.has(countryKey(part));
}

const states =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|KA|MH|TN|TS|DL|UP|WB|GJ|RJ|KL|AP|HR|PB|MP|ON|BC|QC|AB|NSW|VIC|QLD)$/u;
const away = /^(?:remote|hybrid|on-?site|work from home|wfh)$/iu;
const stateNames =
  /^(?:alabama|alaska|arizona|arkansas|colorado|connecticut|delaware|georgia|hawaii|idaho|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|pennsylvania|rhode island|south carolina|south dakota|tennessee|utah|vermont|virginia|washington|wisconsin|wyoming|himachal pradesh|uttarakhand|chhattisgarh|jammu and kashmir|delhi|ncr|chandigarh|sikkim|tripura|manipur|meghalaya|mizoram|nagaland|ontario|quebec|british columbia|alberta|bavaria|bayern)$/u;
const streets =
  /\b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|nagar|colony|sector|block|flat|house|layout|apartment|floor|plot|drive)\b/iu;

const lettered = /^(\p{Lu}[\p{L}.'’ -]+) ([A-Z]{2,3})$/u;
/** The letters of states that are those of degrees, too: 'History MA'. */
const degrees = /^(?:AB|M[ADES])$/u;

/** Whether text resembles a town with the letters of its state, which may also be a firm's. */
export function endsWithState(text: string): boolean {
  const [, city = '', state = ''] = lettered.exec(text) ?? [];
  return states.test(state) && (!degrees.test(state) || cities.has(fold(city)));
}

/** 'Denver CO' is written without a comma. */
const withComma = (text: string) =>
  text.replace(lettered, (whole: string, city: string, state: string) =>
    endsWithState(whole) && (state !== 'CO' || cities.has(fold(city)))
      ? `${city}, ${state}`
      : whole,
  );
const isCounty = (part: string) =>
  /^(?:C[Oo]\.? \p{Lu}\p{L}+|\p{Lu}\p{L}+ C(?:ounty|OUNTY))$/u.test(part) && roleScore(part) <= 0;

/** A state, country or other part of the world larger than a city. */
export const isRegion = (part: string) =>
  !cities.has(fold(part)) &&
  (regions.has(fold(part)) || stateNames.test(fold(part)) || isCounty(part) || isCountry(part));
const isKnown = (part: string) =>
  cities.has(fold(part)) ||
  isRegion(part) ||
  (part.length > 2 && !/\d/u.test(part) && countryOf(part) !== null);
const zip =
  /\s*[-–]?\s*\b(?:\d{3} ?\d{3}|\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b\s*$/u;

/**
 * Whether text is only a location: 'Bengaluru, Karnataka', 'San Jose, CA 94588', 'Remote'. An
 * unknown part may precede a state or country; with `among` 'contact', also a city, as a district.
 */
export function isPlace(written: string, among: 'names' | 'contact' = 'names'): boolean {
  const [, before = '', inside = ''] = /^(.*\S)\s*[([](.*)[)\]]$/u.exec(written.trim()) ?? [];
  // 'Nantes (44)'
  if (/^\d{2,5}$/u.test(inside)) return isPlace(before, among);
  if (before !== '') return isPlace(before, among) && isPlace(inside, among);
  const text = written.replaceAll(/[()[\]]/gu, '').trim();
  if (text.length < 3 || text.length > 60 || /[@:;!?|]|\bhttp/u.test(text)) return false;
  if (away.test(text)) return true;
  const parts = withComma(text.replace(zip, ''))
    .split(/,|\s[-–/]\s/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 0 || parts.length > 4 || parts.some((part) => part.split(' ').length > 4))
    return false;
  if (parts.some((part) => away.test(part)))
    return parts.every((part) => away.test(part) || isKnown(part));
  // 'Orange County' alone may be an employer.
  if (parts.length === 1) return isKnown(last) && !isCounty(last) && /^\p{Lu}/u.test(text);
  const isEnd = states.test(last) || isKnown(last);
  if (!isEnd || !parts.every((part) => /^\p{Lu}[\p{L}.'’ -]*$/u.test(part) || isCountry(part)))
    return false;
  if (parts.slice(0, -1).every(isKnown)) return true;
  const isSure = states.test(last) && parts.length === 2 && titleScore(first) <= 0;
  if (!isSure && (titleScore(first) !== 0 || schoolWords.test(first))) return false;
  const isRegionEnd = states.test(last) || isRegion(last);
  if (among === 'contact') return isRegionEnd || parts.slice(1).every(isKnown);
  return isRegionEnd && parts.length === 2;
}

/** The location in a contact line, or '': 'Address: 12, MG Road, Pune, Maharashtra 411001'. */
export function findPlace(line: string): string {
  const text = line
    .replace(
      /^\s*(?:address|location|city|place|based in|current location|permanent address|wohnort|anschrift|adresse|dirección|domicilio|indirizzo|endereço|woonplaats|adres|adress)\s*[:–-]?\s*/iu,
      '',
    )
    .trim();
  if (isPlace(text, 'contact')) return text;
  const isAddress = text !== line.trim() || streets.test(text) || zip.test(text);
  if (!isAddress) return '';
  const parts = text.split(/\s*,\s*/u);
  for (let from = 0; from < parts.length; from++) {
    const tail = parts
      .slice(from)
      .join(', ')
      .replace(/[.\s]+$/u, '');
    if (!streets.test(parts[from] ?? '') && isPlace(tail, 'contact')) return tail;
  }
  return '';
}
