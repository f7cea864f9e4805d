/** Questions at least this similar count as the same. */
const leastSimilarity = 0.8;

const wordsOf = (text: string) =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu),
  );

/** Shared words divided by all words of both texts (Jaccard index), from 0 to 1. */
export function similarityOf(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  const all = words.size + others.size - shared;
  return all === 0 ? 1 : shared / all;
}

export const isNearDuplicate = (one: string, other: string) =>
  similarityOf(one, other) >= leastSimilarity;

/** The questions that differ from the known ones and from those before them. */
export function distinctQuestions<Question extends { question: string }>(
  questions: readonly Question[],
  known: readonly string[],
): Question[] {
  const distinct: Question[] = [];
  for (const each of questions) {
    const others = [...known, ...distinct.map(({ question }) => question)];
    if (!others.some((other) => isNearDuplicate(each.question, other))) distinct.push(each);
  }
  return distinct;
}
