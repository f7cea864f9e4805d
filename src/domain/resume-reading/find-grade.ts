const patterns = [
  /\((?:1st|2[:.][12]|2[:.]i{1,2}|3rd)\)/iu,
  // Not the ratio '2:1'.
  /(?<=(?:\bclass|\bhonou?rs|\bhons\.?)\)?,? )2:[12](?!\d)|\b2:[12](?= \(?(?:class|honou?rs|hons)\b)/iu,
  /(?<=(?:^|[,;|])\s*)2:[12](?=\s*(?:$|[,;|]))/u,
  /\b(?:c\.?g\.?p\.?a|s\.?g\.?p\.?a|g\.?p\.?a|[cs]gpi|cpi|spi)\.?\s*(?:score)?\s*(?:[:=–-]|of|is)?\s*\(?\d{1,2}(?:\.\d{1,3})?\s*(?:\/|out of)?\s*(?:\d{1,2}(?:\.\d{1,2})?)?\)?/iu,
  /\b\d{1,2}(?:\.\d{1,3})?\s*(?:\/\s*\d{1,2}(?:\.\d)?)?\s*\(?(?:c\.?g\.?p\.?a|s\.?g\.?p\.?a|g\.?p\.?a|[cs]gpi|cpi)\b\)?/iu,
  /\b(?:percentage|percent|marks|score|aggregate|grade)\s*(?:[:=–-]|of|is)?\s*\d{1,3}(?:\.\d{1,2})?\s*(?:%|percent|\/\s*\d{1,4})?/iu,
  /\b(?:(?:abschluss|gesamt|durchschnitts|abitur)?note|notendurchschnitt|nota(?: media| final| de egresso)?|promedio|moyenne|m[ée]dia|voto(?: finale)?|votazione|średnia|ocena|eindcijfer|gemiddelde)(?: (?:de|von|van|di))?\s*[:=]?\s*\d{1,3}(?:[.,]\d{1,2})?(?:\s*\/\s*\d{1,3})?(?: e lode)?/iu,
  /\b\d{2,3}\/\d{2,3} e lode\b|\bmention (?:très bien|assez bien|bien|honorable)/iu,
  /\b\d{1,3}(?:\.\d{1,2})?\s?(?:%|percent(?:age)?\b|percentile\b)/iu,
  /\b(?:first class(?: honou?rs| with distinction)?|second class(?: honou?rs)?(?:,? \(?(?:upper|lower)(?: division)?\)?)?|(?:first|second|third) division(?: with distinction)?|distinction|(?:magna|summa) cum laude|cum laude|(?:upper|lower) second)\b/iu,
];

/** A grade as written ('CGPA: 8.6/10', '92 %'), or ''. */
export function findGrade(text: string): string {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined)
      return found
        .replaceAll(/^[\s(]+|[\s]+$/gu, '')
        .replace(/^([^(]*)\)$/u, '$1')
        .trim();
  }
  return '';
}

/** Whether text is only a grade, including a bare '8.6' or '8.6/10' in a table. */
export function isOnlyGrade(text: string): boolean {
  if (/^\d{1,2}\.\d{1,3}(?:\s*\/\s*\d{1,2}(?:\.\d{1,2})?)?$/u.test(text.trim())) return true;
  if (/^\d{2,3}(?:\.\d{1,2})?\s*%$/u.test(text.trim())) return true;
  const found = findGrade(text);
  return found !== '' && text.replace(found, '').replaceAll(/[\s|,:().-]/gu, '').length < 2;
}
