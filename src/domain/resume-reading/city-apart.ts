import { schoolWords } from './school-words.ts';
import { mayBeCity } from './split-fields.ts';
import { isOrganization, roleScore } from './title-of.ts';

export type Names = { names: string[]; place: string; notes: string[] };
export type Assigned = { position: string; company: string; rest: string[] };

const legalForm =
  /\s(?:inc|llc|llp|l\.l\.c|ltd|limited|pvt|corp|plc|gmbh|mbh|ag|kg|ohg|e\.?v|s\.?a|s\.?a\.?s|sarl|s\.?l|s\.?p\.?a|s\.?r\.?[lo]|b\.?v|n\.?v|kft|zrt|ab|oy|a\/s|aps|d\.?o\.?o|sp\. z o\.o|ltda)\.?$|^(?:ооо|оао|зао|пао|ао|ип|тов|pt)\s/iu;

/** Whether a part names an employer by its legal form, or by what it is. */
export const isEmployerName = (part: string) =>
  legalForm.test(part) || isOrganization(part) || isSchool(part);

const isSchool = (part: string) => part.includes(' ') && schoolWords.test(part);

/**
 * Where a title stands by itself, 'Acme, Bielefeld' is an employer and its place, even if no list
 * has it. After a legal form it is a place, too.
 */
export function withoutCity({ names, place, notes }: Names): Names {
  const cut = names.map((name, at) => {
    const [, before, city] = /^(.+),\s+([^,]+)$/u.exec(name) ?? [];
    const isSure =
      before !== undefined &&
      (legalForm.test(before) ||
        (roleScore(before) <= 0 && names.some((other, n) => n !== at && roleScore(other) > 0)));
    const isCity = city !== undefined && mayBeCity(city) && roleScore(city) === 0;
    return isSure && isCity && !partnersEnd.test(name)
      ? { name: before, city }
      : { name, city: '' };
  });
  return {
    names: cut.map(({ name }) => name),
    place: place || (cut.find(({ city }) => city !== '')?.city ?? ''),
    notes,
  };
}
const partnersEnd = /,\s+(?:inc|llc|ltd|co)\b|(?:&|and)\s+\p{Lu}[\p{L}'’.-]+$/iu;

/** The same for an employer that stood on one line with its title and place. */
export function withCityApart<T extends Assigned>(names: T, named: Names): T {
  const [, company = '', city = ''] = /^(.+),\s+([^,]+)$/u.exec(names.company) ?? [];
  const isSure = isEmployerName(company);
  if (!isSure || roleScore(names.position) <= 0 || !mayBeCity(city) || roleScore(city) !== 0)
    return names;
  named.place ||= city;
  return { ...names, company };
}
