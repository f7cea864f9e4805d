import { openingVerbs, type Verb } from './verb-forms.ts';

/** How verbs become nouns: the end of the verb, and what stands in its place. */
const endings: readonly [RegExp, string][] = [
  [/$/u, 'ment'],
  [/e$/u, 'ion'],
  [/e$/u, 'ation'],
  [/(?<=[dfmnlt])$/u, 'ation'],
  [/(?<=[ct])$/u, 'ion'],
  [/ce$/u, 'ction'],
  [/(?:se|de|d)$/u, 'sion'],
  [/(?<=r)t$/u, 'sion'],
  [/y$/u, 'ication'],
  [/ain$/u, 'enance'],
  [/(?<=er)$/u, 'y'],
  [/y[sz]e$/u, 'ysis'],
];

/** Verbs that are nouns for an activity as they are. */
const same = new Set(
  'audit design overhaul redesign repair research revamp review study survey test update upgrade use'.split(
    ' ',
  ),
);

/** Nouns that as often name a thing or a group: 'Collection of scripts'. */
const things = new Set(
  'building collection combination composition drawing foundation government illustration institution organisation organization publication section setting understanding'.split(
    ' ',
  ),
);

const byNoun = new Map<string, Verb>();
for (const verb of openingVerbs) {
  const derived = endings.flatMap(([end, noun]) =>
    end.test(verb.base) ? [verb.base.replace(end, noun)] : [],
  );
  for (const noun of [verb.gerund, ...derived, ...(same.has(verb.base) ? [verb.base] : [])])
    if (!things.has(noun) && !byNoun.has(noun)) byNoun.set(noun, verb);
}

/** The verb of a noun that says what was done: 'development', 'testing', 'design'. */
export function verbOfNoun(word: string): Verb | undefined {
  return byNoun.get(word.toLowerCase());
}
