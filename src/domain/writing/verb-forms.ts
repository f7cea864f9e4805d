import { doublingWords, nounsInIng, plainVerbWords, verbWords } from './verb-words.ts';

export type VerbForm = 'base' | 'third' | 'gerund' | 'past';

/** A verb in all forms that open a resume line. */
export type Verb = Record<VerbForm, string> & {
  participle: string;
  /** Its base form is also a noun, with a plural in -s. */
  isNoun: boolean;
};

/** A word identified as a verb form; ambiguous forms count as past. */
export type ParsedVerb = { verb: Verb; form: VerbForm; isNoun: boolean };

const doubling = new Set(doublingWords.split(' '));
const ingNouns = new Set(nounsInIng.split(' '));

function verbOf(entry: string): Verb {
  const [written = '', irregularPast, irregularParticiple] = entry.split('/');
  const base = written.replace('*', '');
  const stem = doubling.has(base) ? base + base.at(-1) : base;
  const endsInY = /[^aeiou]y$/u.test(base);
  const silent = base.endsWith('e');
  const regular = silent ? `${base}d` : endsInY ? `${base.slice(0, -1)}ied` : `${stem}ed`;
  const past = irregularPast ?? regular;
  return {
    base,
    past,
    participle: irregularParticiple ?? past,
    gerund: silent && !/(?:ee|oe|ye)$/u.test(base) ? `${base.slice(0, -1)}ing` : `${stem}ing`,
    third: endsInY
      ? `${base.slice(0, -1)}ies`
      : /(?:s|x|z|ch|sh)$/u.test(base)
        ? `${base}es`
        : `${base}s`,
    isNoun: written.endsWith('*'),
  };
}

/** Includes variants: 'modelled' and 'modeled'. */
function formsOf(verb: Verb, form: VerbForm): string[] {
  const doubled = /[^aeiou][aeiou]l$/u.test(verb.base) && verb[form].startsWith(verb.base);
  return doubled && (form === 'gerund' || form === 'past')
    ? [verb[form], `${verb.base}l${verb[form].slice(verb.base.length)}`]
    : [verb[form]];
}

const verbsOf = (list: string) => list.trim().split(/\s+/u).map(verbOf);
const forms = ['base', 'third', 'gerund', 'past'] as const;
/** Verbs that open resume lines and that rules may convert. */
export const openingVerbs = verbsOf(verbWords);
const plainVerbs = verbsOf(plainVerbWords);
const byForm = new Map<string, ParsedVerb>();
const bases = new Map<string, string>();
for (const form of forms) {
  for (const verb of plainVerbs) for (const word of formsOf(verb, form)) bases.set(word, verb.base);
}
for (const form of forms) {
  for (const verb of openingVerbs) {
    const isNoun = form === 'gerund' ? ingNouns.has(verb.gerund) : form !== 'past' && verb.isNoun;
    for (const word of formsOf(verb, form)) {
      byForm.set(word, { verb, form, isNoun });
      bases.set(word, verb.base);
    }
  }
}
const plain = new Set(plainVerbs.map(({ base }) => base));
const byParticiple = new Map(openingVerbs.map((verb) => [verb.participle, verb]));

/** The base form of any form of a known verb. */
export function baseOf(word: string): string | undefined {
  return bases.get(word.toLowerCase());
}

/** Identifies the verb of a word in any form, ignoring case. */
export function readVerb(word: string): ParsedVerb | undefined {
  return byForm.get(word.toLowerCase());
}

export function mayBe(form: VerbForm, word: string): boolean {
  const small = word.toLowerCase();
  if (byForm.get(small)?.form === form) return true;
  if (form === 'base') return plain.has(small);
  if (form === 'third') return /[^s]s$/u.test(small);
  return form === 'gerund' && small.endsWith('ing');
}

/** The verb whose participle this is: 'written', 'built'. */
export function verbOfParticiple(word: string): Verb | undefined {
  return byParticiple.get(word.toLowerCase());
}

/** Whether a word is an action verb in any form. */
export function isActionVerb(word: string): boolean {
  return byForm.has(word.toLowerCase()) || byParticiple.has(word.toLowerCase());
}

/** Copies the case of the first letter. */
export function inCaseOf(word: string, other: string): string {
  const [first = ''] = other;
  return first === first.toUpperCase() && first !== first.toLowerCase()
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word;
}
