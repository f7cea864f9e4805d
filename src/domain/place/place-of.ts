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

/** The city of a place as people write it, under one key for all its names, and its country as two letters. */
export function placeOf(written: string | null): { city: string | null; country: string | null } {
  const first = fold((written ?? '').split(/[,/|·;(]/u)[0] ?? '');
  const country = countryOf(written);
  const city = first === '' || first === 'remote' ? null : (synonyms[first] ?? first);
  return { city, country };
}
