import { inCaseOf, readVerb, type VerbForm } from './verb-forms.ts';

/** Verbs that may stand for each other before the same things. */
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

/** The form of the verb that a line opens with. */
export function openingForm(line: string): VerbForm | undefined {
  const [first = ''] = /^\p{L}[\p{L}-]*/u.exec(line) ?? [];
  return readVerb(first)?.form;
}

/** The verb that a line opens with, in small letters; undefined where it opens otherwise. */
export function openingVerb(line: string): string | undefined {
  const [first = ''] = /^\p{L}[\p{L}-]*/u.exec(line) ?? [];
  return readVerb(first)?.form === 'past' ? first.toLowerCase() : undefined;
}

/** A line that opens with another verb of the same meaning, none of those used already; null where there is none. */
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
