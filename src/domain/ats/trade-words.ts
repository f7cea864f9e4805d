import { degrees } from './degree-fields.ts';
import { stemOf } from './plain-words.ts';
import { spellings } from './skill-spellings.ts';

const minLength = 4;
/** More skills than this are named with the words of any field: 'management', 'design'. */
const wide = 30;

/** The skills that are named with a word, by its stem; and the number of names that end with it. */
const named = new Map<string, { keys: Set<string>; last: number }>();
for (const [spelling, { key, isSoft }] of spellings) {
  const words = isSoft || degrees.has(key) ? [] : spelling.split(/[ -]/u);
  for (const [at, word] of words.entries()) {
    if (word.length < minLength) continue;
    const stem = stemOf(word);
    const { keys, last } = named.get(stem) ?? { keys: new Set<string>(), last: 0 };
    const isLast = words.length > 1 && at === words.length - 1;
    named.set(stem, { keys: keys.add(key), last: last + (isLast ? 1 : 0) });
  }
}

const useOf = (word: string) => named.get(stemOf(word.toLowerCase()));

/** Whether skills are named with this word. */
export const isTradeWord = (word: string) => useOf(word) !== undefined;

/** Whether skills are, but not so many that the word says nothing by itself. */
export const isNarrowTradeWord = (word: string) => {
  const skills = useOf(word)?.keys.size ?? 0;
  return skills > 0 && skills <= wide;
};

/** How many names of skills end with this word, as 'detection' does in 'anomaly detection'. */
export const namesEndingWith = (word: string) => useOf(word)?.last ?? 0;
