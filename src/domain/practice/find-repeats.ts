import { isPlainWord, meaningOf, meaningsIn } from './point-words.ts';
import { type Quote, quoteOf, type Word } from './split-text.ts';

/** This many words in the same order are a repeated phrase. */
const phrase = 4;
/** A word with at least this count and this share of all words is overused. */
const often = { count: 5, share: 0.04 };

/** Phrases said again, and words used too often that the question did not ask for. */
export function findRepeats(
  words: readonly Word[],
  text: string,
  { question, points }: { question: string; points: readonly string[] },
): Quote[] {
  return [
    ...repeatedPhrases(words, text),
    ...overused(words, meaningsIn([question, ...points].join('. '))),
  ];
}

function repeatedPhrases(words: readonly Word[], text: string): Quote[] {
  const counted = new Set<string>();
  const found: Quote[] = [];
  for (let at = 0; at + phrase <= words.length; at++) {
    const part = words.slice(at, at + phrase);
    const [first, last] = [part[0], part.at(-1)];
    if (!first || !last) continue;
    const key = part.map(({ lower }) => lower).join(' ');
    // 'to be able to' carries no content of its own.
    const content = part.filter(({ lower }) => !isPlainWord(lower)).length;
    if (counted.has(key) && content >= 2) {
      const before = found.at(-1);
      // A longer phrase is one repetition.
      if (before && before.end >= first.start)
        found[found.length - 1] = quoteOf(text, before.start, last.end);
      else found.push(quoteOf(text, first.start, last.end));
    }
    counted.add(key);
  }
  return found;
}

function overused(words: readonly Word[], questionMeanings: Set<string>): Quote[] {
  const byMeaning = Map.groupBy(
    words.filter(({ lower }) => lower.length > 2 && meaningOf(lower) !== null),
    ({ lower }) => lower,
  );
  return [...byMeaning.values()].flatMap((uses) => {
    const [, again] = uses;
    const isOften = uses.length >= often.count && uses.length / words.length > often.share;
    const isInQuestion =
      uses[0] !== undefined && questionMeanings.has(meaningOf(uses[0].lower) ?? '');
    return isOften && !isInQuestion && again
      ? [{ start: again.start, end: again.end, quote: again.quote }]
      : [];
  });
}
