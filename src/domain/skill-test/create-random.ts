import type { AttemptItem, GeneratedQuestion, Random, TestItem } from './test-item.ts';

/** Whether each attempt has its own version of the item; the others are the same in each attempt. */
export const isTemplate = (item: TestItem): boolean => item.make.length > 0;

/** The item as an attempt with this seed has it: the same each time. */
export const makeItem = (item: TestItem, seed: number): GeneratedQuestion =>
  item.make(createRandom(`${seed} ${item.id}`));

/** The item as an attempt with this seed asks it, options shuffled. */
export function askItem(item: TestItem, seed: number): AttemptItem {
  const question = makeItem(item, seed);
  const options =
    question.kind === 'choice'
      ? createRandom(`${seed} ${item.id} options`).sample(question.options, question.options.length)
      : [];
  return { difficulty: item.difficulty, skill: item.skill, made: question, options };
}

/** The same numbers for the same word. */
export function createRandom(word: string): Random {
  const next = mulberry(hashOf(word));
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: (values) => {
      const value = values[integer(0, values.length - 1)];
      if (value === undefined) throw new Error('Nothing to pick from.');
      return value;
    },
    sample: (values, count) => {
      const left = [...values];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(integer(0, left.length - 1), 1),
      ).flat();
    },
  };
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
