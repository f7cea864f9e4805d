import { countryOf } from '#domain/posting/country-of.ts';
import { fold } from '#domain/search/fold.ts';

const synonyms: Record<string, string> = {
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  gurgaon: 'gurugram',
  calcutta: 'kolkata',
  madras: 'chennai',
  'new york city': 'new york',
  nyc: 'new york',
};

const regions = new Set(
  'andhra pradesh,gujarat,karnataka,kerala,maharashtra,punjab,rajasthan,tamil nadu,telangana,uttar pradesh,west bengal,haryana,usa,u.s.,u.s.a.,uk,u.k.,uae,england,scotland,wales'.split(
    ',',
  ),
);

/** A country and no city of it: its name with a city's in front still means the country. */
const isCountry = (name: string) =>
  countryOf(`a,${name}`) !== null &&
  new Intl.DisplayNames('en', { type: 'region' }).of(countryOf(name) ?? 'IN')?.toLowerCase() ===
    name;

/** The city of a place as people write it, under one key for all its names, and its country as two letters. */
export function placeOf(written: string | null): { city: string | null; country: string | null } {
  const first = fold((written ?? '').split(/[,/|·;(]/u)[0] ?? '');
  const country = countryOf(written);
  const isCity = first !== '' && first !== 'remote' && !regions.has(first) && !isCountry(first);
  const city = isCity ? (synonyms[first] ?? first) : null;
  return { city, country };
}
