import { cityNames, regionCities } from '#domain/place/cities.ts';
import { countryOf } from '#domain/posting/country-of.ts';
import { fold } from '#domain/search/fold.ts';

const named = new Set<string>();
for (const line of `${cityNames}\n${regionCities}`.trim().split('\n'))
  for (const name of line.split(/[:,]/u)) if (name.trim().length > 3) named.add(name.trim());

const states =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|KA|MH|TN|TS|DL|UP|WB|GJ|RJ|KL|AP|HR|PB|MP|ON|BC|QC|AB|NSW|VIC|QLD)$/u;
const away = /^(?:remote|hybrid|on-?site|work from home|wfh)$/iu;
const stateNames =
  /^(?:alabama|alaska|arizona|arkansas|colorado|connecticut|delaware|georgia|hawaii|idaho|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|pennsylvania|rhode island|south carolina|south dakota|tennessee|utah|vermont|virginia|washington|wisconsin|wyoming|himachal pradesh|uttarakhand|chhattisgarh|jammu and kashmir|delhi|ncr|chandigarh|sikkim|tripura|manipur|meghalaya|mizoram|nagaland|ontario|quebec|british columbia|alberta|bavaria|bayern)$/u;
const streets =
  /\b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|nagar|colony|sector|block|flat|house|layout|apartment|floor|plot|drive)\b/iu;

const isKnown = (part: string) => named.has(fold(part)) || isWide(part);
function isWide(part: string): boolean {
  return (
    stateNames.test(fold(part)) ||
    (part.length > 1 && countryOf(part) !== null && !/\d/u.test(part))
  );
}
const zip =
  /\s*[-–]?\s*\b(?:\d{3} ?\d{3}|\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b\s*$/u;

/** Whether a text is the name of a place and nothing else: 'Bengaluru, Karnataka', 'San Jose, CA 94588', 'Remote'. */
export function isPlace(written: string): boolean {
  const text = written.replaceAll(/[()[\]]/gu, '').trim();
  if (text.length < 3 || text.length > 60 || /[@:;!?]|\bhttp/u.test(text)) return false;
  if (away.test(text)) return true;
  const parts = text
    .replace(zip, '')
    .split(/,|\s[-–/]\s/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 4 || parts.some((part) => part.split(' ').length > 4))
    return false;
  const last = parts.at(-1) ?? '';
  if (parts.some((part) => away.test(part)))
    return parts.every((part) => away.test(part) || isKnown(part));
  if (parts.length === 1)
    return zip.test(text) ? isKnown(last) : isKnown(last) && /^\p{Lu}/u.test(text);
  const isNamed = parts.slice(0, -1).every((part) => /^\p{Lu}[\p{L}.'’ -]*$/u.test(part));
  return isNamed && (states.test(last) || isKnown(last));
}

/** The place that a line of contact details names, '' where none does: 'Address: 12, MG Road, Pune, Maharashtra 411001'. */
export function findPlace(line: string): string {
  const text = line
    .replace(
      /^\s*(?:address|location|city|place|based in|current location|permanent address|wohnort|adresse)\s*[:–-]?\s*/iu,
      '',
    )
    .trim();
  if (isPlace(text)) return text;
  const parts = text.split(/\s*,\s*/u);
  for (let from = 0; from < parts.length; from++) {
    const tail = parts
      .slice(from)
      .join(', ')
      .replace(/[.\s]+$/u, '');
    const isAddress = text !== line.trim() || streets.test(text) || zip.test(text);
    if (isAddress && isPlace(tail)) return tail;
  }
  return '';
}
