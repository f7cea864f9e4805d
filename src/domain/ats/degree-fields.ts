/** Keys of the skills that are degrees. */
export const degrees: ReadonlySet<string> = new Set([
  "bachelor's degree",
  "master's degree",
  'mba',
  'phd',
]);

/**
 * Fields that count as related to each other: words and phrases, by their beginnings; with a dot,
 * as whole words.
 */
const familyList = `
comput, software, informati, data, cyber, mathemat, statist, artificial, machine
electr, mechatron, robot, embedded, instrument, telecom
mechan, automo, aero, industrial, production, manufactur, material, metallurg
civil, structur, architect, construct, survey, urban
nurs, midwif, medic, clinical, health, pharm, physiother, surg, dent, paramed
biolog, biotech, biochem, microbio, genetic, life, zoolog, botan
chemi, petro, polymer
business, commerce, financ, account, econom, bank, audit, tax
market, advertis, brand, media, journal, communicat, public relations
human resource, personnel, psycholog, organization, organisation, sociolog, social
design, art., arts., graphic, animation, fashion, visual, interaction
law, legal, juris, political, public admin, govern
educat, teach, pedagog, child
hotel, hospital, tourism, culinary, cater, food, nutrition, diet
agricultur, horticult, forest, environment, ecolog, veterin
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

const families = familyList.map((words) => {
  const begins = words.map((each) => each.replace('.', '(?!\\p{L})'));
  return new RegExp(`(?<!\\p{L})(?:${begins.join('|')})`, 'u');
});
/** 'human' alone is no field. */
const phrases = new RegExp(
  `(?:${familyList
    .flat()
    .filter((each) => each.includes(' '))
    .join('|')})\\p{L}*`,
  'gu',
);

const general = new Set(
  'science sciences studies technology engineering management administration field fields related relevant equivalent similar discipline disciplines subject area degree degrees experience other similar bachelor bachelors master masters diploma from accredited university college and with the any least preferred required plus combination thereof work honours hons'.split(
    ' ',
  ),
);

const degreeRequirement =
  /\b(?:degrees?|diploma|bachelor(?:['’]?s)?|master(?:['’]?s)?|b\.?sc|m\.?sc|b\.?tech|m\.?tech|b\.?e|b\.?a|m\.?a|b\.?s|m\.?s|mba|ph\.?d|graduate|doctorate)\b[^.;:]{0,40}?\b(?:in|of)\s+([^.;:]{3,160})/iu;

/** The words of the fields that a sentence asks a degree in; empty where any field will do. */
export function requiredFieldsIn(sentence: string): string[] {
  const named = degreeRequirement.exec(sentence)?.[1] ?? '';
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
  const specific = fields.filter((word) => !isGeneral(word));
  if (specific.length === 0) return true;
  const studiedWords = studied.map(wordsOf);
  const known = studiedWords.flat().filter((word) => !isGeneral(word));
  const requiredText = fields.join(' ');
  const alone = wordsOf(requiredText.replace(phrases, '')).filter((word) => !isGeneral(word));
  if (known.some((word) => alone.some((other) => isSameWord(word, other)))) return true;
  const studiedTexts = studiedWords.map((words) => words.join(' '));
  return families.some(
    (family) => family.test(requiredText) && studiedTexts.some((text) => family.test(text)),
  );
}

/**
 * 'nursing' and 'nurse', 'accounting' and 'accountancy'; not 'product' and 'production', which are
 * different work.
 */
export const isSameWord = (one: string, other: string): boolean => coreOf(one) === coreOf(other);

/** A word without the endings of its person, its activity and its plural. */
function coreOf(word: string): string {
  const shorter = word.replace(
    /(?<=\p{L}{4})(?:ings?|ers?|ors?|ants?|ancy|ists?|ics?|ies|es|s|e|y)$|(?<=\p{L}{3}[^s])s$/u,
    '',
  );
  return shorter === word ? word : coreOf(shorter);
}
