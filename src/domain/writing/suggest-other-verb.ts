import { firstWord } from './rewrite-opening.ts';
import { inCaseOf, readVerb, type VerbForm } from './verb-forms.ts';

/** Interchangeable verbs that take the same objects. */
const alike: readonly string[][] = [
  ['developed', 'built', 'created'],
  ['created', 'built', 'developed'],
  ['built', 'created', 'developed'],
  ['improved', 'enhanced'],
  ['enhanced', 'improved'],
  ['reduced', 'cut', 'lowered'],
  ['increased', 'raised'],
  ['resolved', 'fixed', 'solved'],
  ['fixed', 'resolved'],
  ['analyzed', 'examined', 'studied'],
  ['analysed', 'examined', 'studied'],
  ['conducted', 'carried out'],
  ['verified', 'checked'],
  ['organized', 'arranged'],
  ['organised', 'arranged'],
];
const persons =
  /\b(?:teams?|members?|developers?|students?|staff|people|employees|juniors?|engineers?|talents?|skills?|relationships?|understanding|interests?|revenue|sales|awareness|value|funds?|capital|money)\b/iu;

/** The form of a line's opening verb. */
export function openingForm(line: string): VerbForm | undefined {
  return readVerb(firstWord(line))?.form;
}

/** The opening verb of a line in lower case; undefined unless it is in the past tense. */
export function openingVerb(line: string): string | undefined {
  return openingForm(line) === 'past' ? firstWord(line).toLowerCase() : undefined;
}

/** The line with an unused synonym as its opening verb; null where none is known. */
export function suggestOtherVerb(line: string, used: ReadonlySet<string>): string | null {
  const verb = openingVerb(line);
  const [, ...others] = alike.find(([first]) => first === verb) ?? [];
  const rest = line.slice(verb?.length ?? 0);
  const start = rest.slice(0, 60);
  const other = others.find(
    (each) => !used.has(each) && !new RegExp(String.raw`\b${each}\b`, 'iu').test(rest),
  );
  if (
    other === undefined ||
    verb === undefined ||
    persons.test(start) ||
    /^\s*(?:,|and\b|or\b|[/&])/iu.test(rest)
  )
    return null;
  return inCaseOf(other, line) + rest;
}
