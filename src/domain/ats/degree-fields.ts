/** Keys of the skills that are degrees. */
export const degrees: ReadonlySet<string> = new Set([
  "bachelor's degree",
  "master's degree",
  'mba',
  'phd',
]);

/** Fields that count as related to each other, by the beginnings of their words. */
const families = `
comput, software, informati, data, cyber, mathemat, statist, artificial, machine
electr, mechatron, robot, embedded, instrument, telecom, communication
mechan, automo, aero, industrial, production, manufactur, material, metallurg
civil, structur, architect, construct, survey, urban
nurs, midwif, medic, clinical, health, pharm, physiother, surg, dent, paramed
biolog, biotech, biochem, microbio, genetic, life, zoolog, botan
chemi, petro, polymer
business, commerce, financ, account, econom, bank, audit, tax
market, advertis, brand, media, journal, communicat, public relations
human resource, personnel, psycholog, organi, sociolog, social
design, art, graphic, animation, fashion, fine, visual, interaction
law, legal, juris, political, public admin, govern
educat, teach, pedagog, child
hotel, hospital, tourism, culinary, cater, food, nutrition, diet
agricultur, horticult, forest, environment, ecolog, veterin
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

const general = new Set(
  'science sciences studies technology engineering management administration field fields related relevant equivalent similar discipline disciplines subject area degree degrees experience other similar bachelor bachelors master masters diploma from accredited university college and with the any least preferred required plus combination thereof work honours hons'.split(
    ' ',
  ),
);

const asked =
  /\b(?:degrees?|diploma|bachelor(?:['’]?s)?|master(?:['’]?s)?|b\.?sc|m\.?sc|b\.?tech|m\.?tech|b\.?e|b\.?a|m\.?a|b\.?s|m\.?s|mba|ph\.?d|graduate|doctorate)\b[^.;:]{0,40}?\b(?:in|of)\s+([^.;:]{3,160})/iu;

/** The words of the fields that a sentence asks a degree in; empty where any field will do. */
export function fieldsAsked(sentence: string): string[] {
  const named = asked.exec(sentence)?.[1] ?? '';
  return wordsOf(
    named.replace(/\b(?:with|plus|and at least|who|preferred|required|is|are)\b.*/iu, ''),
  );
}

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]{2,}/gu) ?? []).filter(
    (word) => word.length > 3 || /^(?:law|art)$/u.test(word),
  );

const isGeneral = (word: string) =>
  general.has(word) || /^(?:engineer|scien|technolog|manage)/u.test(word);

/** Whether what somebody studied is one of these fields, or closely related to one. */
export function isFieldOf(fields: readonly string[], studied: readonly string[]): boolean {
  const wanted = fields.filter((word) => !isGeneral(word));
  if (wanted.length === 0) return true;
  const known = studied.flatMap(wordsOf).filter((word) => !isGeneral(word));
  if (known.some((word) => wanted.some((other) => isSameWord(word, other)))) return true;
  const familiesOf = (words: readonly string[]) =>
    families.filter((family) =>
      family.some((start) => words.some((word) => word.startsWith(start))),
    );
  const own = new Set(familiesOf(known));
  return familiesOf(wanted).some((family) => own.has(family));
}

/** 'nursing' and 'nurse', 'accounting' and 'accountancy'. */
export function isSameWord(one: string, other: string): boolean {
  const length = Math.max(4, Math.min(one.length, other.length) - 3);
  return one.slice(0, length) === other.slice(0, length) && Math.min(one.length, other.length) > 3;
}
