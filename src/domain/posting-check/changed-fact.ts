import { placeNames } from '#domain/place/place-of.ts';
import { extractSkills } from '#domain/posting/extract-skills.ts';
import { fold } from '#domain/search/fold.ts';
import { numbersIn } from '#domain/writing/numbers-in.ts';
import { findFlags } from './find-flags.ts';
import type { FactKind } from './rewrite.ts';

/**
 * The kind of fact that a rewrite loses, adds or moves; null if it keeps them all. Only what stands
 * in flagged words, such as an age limit, may go.
 */
export function changedFact(
  before: string,
  after: string,
  postingSkills: readonly string[],
): FactKind | null {
  const unflagged = withoutFlags(before);
  const isChanged = (factsOf: (text: string) => string[]) =>
    !isWithin(factsOf(unflagged), factsOf(after)) || !isWithin(factsOf(after), factsOf(before));
  if (isChanged(amountsOf)) return 'pay';
  if (isChanged(placesOf)) return 'location';
  if (isChanged((text) => skillsOf(text, postingSkills))) return 'skills';
  const isNamed = (names: string[], text: string) => {
    const words = new Set(wordsOf(text));
    return names.every((name) => words.has(name));
  };
  return isNamed(namesOf(unflagged), after) && isNamed(namesOf(after), before) ? null : 'names';
}

/** Whether all of the first stand in the second, in the same order. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const each of all) if (at < some.length && some[at] === each) at++;
  return at === some.length;
}

function withoutFlags(text: string): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of findFlags(text)) {
    rest += `${text.slice(at, start)} `;
    // The 'years' of a flagged 'aged 18 to 25'.
    at = end + (/^\s*years?(?: old| of age)?\b/iu.exec(text.slice(end))?.[0].length ?? 0);
  }
  return rest + text.slice(at);
}

const periods =
  /\b(?:per )?(?:(years?|yearly|annum|annual(?:ly)?|p\.?a\b|lpa|ctc)|(months?|monthly|p\.?m\b)|(weeks?|weekly)|(days?|daily)|(hours?|hourly))/giu;
const periodNames = ['year', 'month', 'week', 'day', 'hour'];

/** Numbers with their unit, then the periods: '₹5 lakh per month' isn't '₹5 lakh per year'. */
function amountsOf(text: string): string[] {
  const numbers = numbersIn(text).map(({ value, unit }) => `${value}${unit}`);
  const named = [...text.matchAll(periods)].map(
    ([, ...groups]) => periodNames[groups.slice(0, 5).findIndex(Boolean)] ?? '',
  );
  return [...numbers, ...named];
}

const workplaces: [string, string][] = [
  ...['remote', 'remotely', 'wfh', 'work from home', 'from home'].map(
    (name) => [name, 'remote'] satisfies [string, string],
  ),
  ['hybrid', 'hybrid'],
  ...['onsite', 'on-site', 'on site', 'in office', 'in person', 'in-person', 'relocate'].map(
    (name) => [name, 'onsite'] satisfies [string, string],
  ),
];
/** 'LA' or 'in' says too little to be a place in a sentence. */
const minPlaceLength = 3;
let places: Map<string, string> | undefined;
function placesByName(): Map<string, string> {
  places ??= new Map(
    [...placeNames(), ...workplaces].filter(([name]) => name.length >= minPlaceLength),
  );
  return places;
}

const wordsOf = (text: string) =>
  fold(text)
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}.+#’'-]*/gu)
    ?.map(trimmed) ?? [];
const trimmed = (word: string) => word.replace(/[.’'-]+$|['’]s$/gu, '');
const maxName = 3;

/** The known places of a text and the ways to work, each once, under one name, sorted. */
function placesOf(text: string): string[] {
  const known = placesByName();
  const words = wordsOf(text);
  const found = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    for (let length = maxName; length > 0; length--) {
      const place = known.get(words.slice(at, at + length).join(' '));
      if (place === undefined || at + length > words.length) continue;
      found.add(place);
      at += length - 1;
      break;
    }
  }
  return [...found].toSorted();
}

/** The skills of a text, also those that only this posting names, sorted. */
function skillsOf(text: string, postingSkills: readonly string[]): string[] {
  const words = ` ${wordsOf(text).join(' ')} `;
  const own = postingSkills.filter((skill) => {
    const name = wordsOf(skill).join(' ');
    return name !== '' && words.includes(` ${name} `);
  });
  return [...new Set([...extractSkills(text), ...own].map(fold))].toSorted();
}

/** Words with a capital inside a sentence: companies, products and places that no list knows. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}\p{N}+#]*/gu)]
    .filter(({ 0: word, index }) => {
      const opens = /(?:^|[.!?:;\n]\s*|^[^\p{L}\p{N}]+)$/u.test(text.slice(0, index));
      return /\p{Lu}/u.test(opens ? word.slice(1) : word);
    })
    .map(([word]) => fold(word));
}
