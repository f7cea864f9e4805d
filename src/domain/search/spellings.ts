import { placeNames } from '#domain/place/place-of.ts';
import { capitalWords, shortWords, skillWords, typedWords } from '#domain/posting/skill-words.ts';
import { fold } from './fold.ts';
import { titleWords } from './title-words.ts';

/** The meaning of a spelling: a skill, an occupation or a location. */
export type Meaning = {
  /** Its lexeme in the index. */
  mark: string;
  /** The skill's name; null for occupations and locations. */
  skill: string | null;
  /** Matches only as a whole, never as a prefix: C, R, Go, C++, .NET. */
  isExact: boolean;
  /** Case-sensitive in titles, because it is also a common word. */
  written: string | null;
};

/** Normalizes a spelling, removing optional characters between words. */
export function spell(text: string): string {
  return fold(text)
    .replaceAll(/(?<=[\p{L}\p{N}])[-–_/](?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
}

/** The lexeme of a whole skill, so that 'C' never matches 'C++'. */
export function skillMark(name: string): string {
  return `¤${fold(name)}`;
}

/** The lexeme of an occupation, from the first name on its line. */
export function workMark(name: string): string {
  return `¤work ${name}`;
}

/** The lexeme of a city or country, as named by `placeOf`. */
export function placeMark(place: string): string {
  return `¤at ${place}`;
}

const shortestPlace = 3;
const maxPlaceWords = 3;

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
  if (spelling.length < shortestPlace || spelling.split(' ').length > maxPlaceWords) continue;
  if (!all.has(spelling))
    all.set(spelling, { mark: placeMark(place), skill: null, isExact: false, written: null });
}

export const spellings: ReadonlyMap<string, Meaning> = all;

/** Words in the longest spelling. */
export const longestSpelling = Math.max(...[...all.keys()].map((key) => key.split(' ').length));

/**
 * The words of a text without punctuation, as searched: 'Batch 2024-25 (f/m/d)' becomes 'Batch 2024
 * 25 f m d'.
 */
export function plainWords(text: string): string {
  return tokensOf(text)
    .map((token) => token.text)
    .join(' ');
}

const token =
  /[[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]ー]+|\.?[\p{L}\p{N}](?:[[\p{L}\p{M}\p{N}+#'’]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]|&|\.(?=[\p{L}\p{N}]))*/gv;

/**
 * The words of a text for comparison; '.NET', 'C++' and 'R&D' are one word each. A run of
 * characters of a script without spaces ends where another script begins.
 */
export function tokensOf(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(token)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
