/** The Flesch–Kincaid grade of paragraphs: the US school year that can read them. */
export function readingGrade(paragraphs: readonly string[]): number {
  const text = paragraphs.join('\n');
  const sentences = paragraphs.flatMap((each) => each.match(/[^.!?]+[.!?]*/gu) ?? []);
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const real = sentences.filter((each) => /\p{L}/u.test(each)).length;
  return 0.39 * (words.length / real) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without a silent e at the end. */
function countSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/(?<![aeiouyl])e$|(?<=[aeiouy][^aeiouylstd])es$|(?<=[^td])ed$/u, '');
  return Math.max(1, letters.match(/[aeiouy]+/gu)?.length ?? 1);
}
