import { placeNames } from '#domain/place/place-of.ts';
import { capitalWords, shortWords, skillWords, typedWords } from '#domain/posting/skill-words.ts';
import { fold } from './fold.ts';
import { titleWords } from './title-words.ts';

/** What a spelling stands for: a skill by its name, a kind of work, or a place. */
export type Meaning = {
  /** The lexeme that stands for it in the index. */
  mark: string;
  /** The name of the skill; null for a kind of work and a place. */
  skill: string | null;
  /** It is found as a whole only, never by its letters: C, R, Go, C++, .NET. */
  isExact: boolean;
  /** In a title its capitals count, since it is an everyday word as well. */
  written: string | null;
};

/** A spelling without what people leave out or put between its words. */
export function spell(text: string): string {
  return fold(text)
    .replaceAll(/(?<=[\p{L}\p{N}])[-–_/](?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
}

/** The lexeme that stands for a skill as a whole, so that 'C' is never found in 'C++'. */
export function skillMark(name: string): string {
  return `¤${fold(name)}`;
}

/** The lexeme that stands for a kind of work, by the first name in its line. */
export function workMark(name: string): string {
  return `¤work ${name}`;
}

/** The lexeme that stands for a city or a country, as `placeOf` names them. */
export function placeMark(place: string): string {
  return `¤at ${place}`;
}

const shortestPlace = 3;
const mostPlaceWords = 3;

const all = new Map<string, Meaning>();
const shown = (entry: string) => {
  const [written = '', name = written] = entry.split('=').map((part) => part.trim());
  return { written, name };
};

function addSkill(written: string, name: string, capitals: boolean): void {
  const spelling = spell(written);
  all.set(spelling, {
    mark: skillMark(name),
    skill: name,
    isExact: /[+#]|^\./u.test(spelling) || shortWords.includes(written),
    written: capitals ? written : null,
  });
}

for (const line of titleWords.trim().split('\n')) {
  const [name = '', others = ''] = line.split(':');
  for (const word of others.split(','))
    all.set(spell(word), { mark: workMark(name), skill: null, isExact: false, written: null });
}
for (const line of skillWords.trim().split('\n')) {
  const [first = '', others = ''] = line.split(':');
  const { written, name } = shown(first);
  for (const word of [written, name, ...others.split(',')])
    if (word.trim() !== '') addSkill(word.trim(), name, false);
}
for (const entry of typedWords) {
  const { written, name } = shown(entry);
  addSkill(written.toUpperCase(), name, true);
}
for (const entry of [...capitalWords, ...shortWords]) {
  const { written, name } = shown(entry);
  addSkill(written, name, true);
}

for (const [name, place] of placeNames()) {
  const spelling = spell(name);
  if (spelling.length < shortestPlace || spelling.split(' ').length > mostPlaceWords) continue;
  if (!all.has(spelling))
    all.set(spelling, { mark: placeMark(place), skill: null, isExact: false, written: null });
}

/** Every known spelling of a skill, a kind of work or a place. */
export const spellings: ReadonlyMap<string, Meaning> = all;

/** The most words that a spelling has. */
export const longestSpelling = Math.max(...[...all.keys()].map((key) => key.split(' ').length));

/** The words of a text without what stands between them, as they are looked for: 'Batch 2024-25 (f/m/d)' is 'Batch 2024 25 f m d'. */
export function plainWords(text: string): string {
  return tokensOf(text)
    .map((token) => token.text)
    .join(' ');
}

/** The words of a text as they are compared: '.NET', 'C++' and 'R&D' are one each. */
export function tokensOf(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(/\.?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}+#'’&]|\.(?=[\p{L}\p{N}]))*/gu)].map(
    (match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }),
  );
}
