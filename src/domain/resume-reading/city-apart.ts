import { schoolWords } from './school-words.ts';
import { mayBeCity } from './split-fields.ts';
import { isEstablishment, mayBeTitle, roleScore } from './title-of.ts';

export type Names = { names: string[]; place: string; notes: string[] };
export type Assigned = { position: string; company: string; rest: string[] };

const legalForm =
  /\s(?:inc|llc|llp|l\.l\.c|ltd|limited|pvt|corp|plc|gmbh|mbh|ag|kg|ohg|e\.?v|s\.?a|s\.?a\.?s|sarl|s\.?l|s\.?p\.?a|s\.?r\.?[lo]|b\.?v|n\.?v|kft|zrt|ab|oy|a\/s|aps|d\.?o\.?o|sp\. z o\.o|ltda)\.?$|^(?:ооо|оао|зао|пао|ао|ип|тов)\s/iu;

/** Employers whose name cannot be that of a department. */
const isNamed = (part: string) =>
  legalForm.test(part) || (/^PT\s/u.test(part) && roleScore(part) <= 0) || isEstablishment(part);

/** Whether a part names an employer by its legal form, or by what it is. */
export const isEmployerName = (part: string) =>
  isNamed(part) || (part.includes(' ') && schoolWords.test(part));

function cityApart(name: string): { name: string; city: string } {
  const [, before = '', city = ''] = /^(.+),\s+([^,]+)$/u.exec(name) ?? [];
  const isCity = mayBeCity(city) && roleScore(city) === 0;
  return isCity && isNamed(before) && !partnersEnd.test(name)
    ? { name: before, city }
    : { name, city: '' };
}
const partnersEnd = /,\s+(?:inc|llc|ltd|co)\b|(?:&|and)\s+\p{Lu}[\p{L}'’.-]+$/iu;

/** After a sure employer, a city that no list has: 'Acme GmbH, Bielefeld', not 'Acme, Audit'. */
export function withoutCity({ names, place, notes }: Names): Names {
  const cut = names.map(cityApart);
  return {
    names: cut.map(({ name }) => name),
    place: place || (cut.find(({ city }) => city !== '')?.city ?? ''),
    notes,
  };
}

/** The same for an employer that stood on one line with its title and place. */
export function withCityApart<T extends Assigned>(names: T, named: Names): T {
  const { name, city } = cityApart(names.company);
  if (city === '' || !mayBeTitle(names.position)) return names;
  named.place ||= city;
  return { ...names, company: name };
}
