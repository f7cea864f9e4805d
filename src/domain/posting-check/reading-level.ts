/** Words of a text, without Markdown marks. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];

/** List items and lines end a sentence too. */
const sentencesOf = (text: string): string[] =>
  text.split(/[.!?](?:\s|$)|\n+/u).filter((sentence) => wordsOf(sentence).length > 0);

function syllablesIn(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/gu, '');
  if (plain.length <= 3) return 1;
  const groups = plain.replace(/(?:e|es|ed)$/u, '').match(/[aeiouy]+/gu);
  return Math.max(1, groups?.length ?? 1);
}

/** The Flesch–Kincaid grade: years of school that a reader needs. Null without words. */
export function readingGrade(text: string): number | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const sentences = Math.max(1, sentencesOf(text).length);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
