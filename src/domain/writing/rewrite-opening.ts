import { inCaseOf, mayBe, type ParsedVerb, readVerb, type VerbForm } from './verb-forms.ts';

/** The word that a text begins with; '' if it begins with anything but a letter. */
export const firstWord = (text: string) => /^\p{L}[\p{L}-]*/u.exec(text)?.[0] ?? '';
const joint = /^(?:,\s+(?:and\s+)?|\s+(?:and|&)\s+)/u;
const nextDoing =
  /(?:\b(?:and|or|then|but|while|also)|[,;&/])\s+(?:(?:also|then|successfully|continuously)\s+)?(\p{L}[\p{L}-]*)/giu;
const determiner =
  /^\s+(?:an?|the|all|new|our|their|my|its|this|these|those|each|every|multiple|several|various|many|both|over|up to|more than)(?!\p{L})/iu;
const finite = /\b(?:is|are|was|were|has|have|can|will|would|helps?|makes?)\b|['’]s\s/iu;
const noObject = /^\s*(?:$|[-–—:/,.;(&])|^\s+(?:and|or|of|is|are|was|were|for|as|by|than)\b/iu;

type Opening = { lead: { verb: ParsedVerb; word: string; joint: string }[]; rest: string };

/** The verbs at the start of a line, if they have one of these forms. */
function openingOf(line: string, forms: readonly VerbForm[]): Opening {
  const lead: Opening['lead'] = [];
  let rest = line;
  let joined = '';
  for (;;) {
    const written = firstWord(rest.slice(joined.length));
    const verb = readVerb(written);
    if (verb === undefined || !forms.includes(verb.form)) return { lead, rest };
    lead.push({ verb, word: written, joint: joined });
    rest = rest.slice(joined.length + written.length);
    [joined = ''] = joint.exec(rest) ?? [];
    if (joined === '') return { lead, rest };
  }
}

/**
 * Changes the form of a line's opening verbs: 'Designing and testing valves' becomes 'Designed and
 * tested valves'. Undefined if it doesn't open with these forms, or if more of the line would have
 * to change.
 */
export function rewriteOpening(
  line: string,
  from: readonly VerbForm[],
  to: VerbForm,
): string | undefined {
  const { lead, rest } = openingOf(line, from);
  if (lead.length === 0 || noObject.test(rest)) return undefined;
  // 'Improving Customer Retention' is a title.
  if (/^\s+\p{Lu}\p{Ll}+\s+(?:\p{Ll}{1,3}\s+)*\p{Lu}\p{Ll}/u.test(rest)) return undefined;
  if (lead.some(({ verb }) => verb.isNoun) && !determiner.test(rest)) return undefined;
  if (from.includes('gerund') && finite.test(rest)) return undefined;
  for (const [, next = ''] of rest.matchAll(nextDoing)) {
    if (from.some((form) => mayBe(form, next))) return undefined;
  }
  const turned = lead.map(
    ({ verb, word: old, joint: before }) => before + inCaseOf(verb.verb[to], old),
  );
  return turned.join('') + rest;
}

export function capitalize(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
