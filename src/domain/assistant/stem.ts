import { fold } from '#domain/search/fold.ts';

const vowel = /[aeiouy]/u;

/** Reduces an English word to a stem, so that 'applying' and 'applied' are the same. */
export function stem(word: string): string {
  let base = word.replace(/['’]s?$/u, '');
  if (base.length < 4) return base;
  if (/(?:ss|us|is)$/u.test(base) === false) base = base.replace(/ies$/u, 'y').replace(/s$/u, '');
  const shorter = base.replace(/(?:ing|ed|(?<=.{4})ers?|ation|ion|ment)$/u, '');
  if (shorter !== base && shorter.length >= 3 && vowel.test(shorter)) base = shorter;
  base = base.replace(/(?<=..)(?<double>[^aeiouls])\k<double>$/u, '$<double>');
  return base.length > 3 ? base.replace(/e$/u, '').replace(/y$/u, 'i') : base;
}

/** Whether one word is the other with a single slip: a missing, extra, wrong or swapped letter. */
export function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  const [left, right] = [one.slice(start, end), other.slice(start, otherEnd)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === [...right].reverse().join('');
}

/** French words that lose their vowel before another: "l'offre", "jusqu'à". */
export const elided = /(?<!\p{L})(?<word>[cdjlmnst]|\p{L}*qu)['’](?=\p{L})/gu;

/** The words of a text in lower case, in order; each Chinese character counts as a word. */
export function wordsIn(text: string): string[] {
  const spaced = fold(text)
    .replaceAll(elided, '$<word> ')
    .replaceAll(/\p{sc=Han}/gu, ' $& ');
  const words = spaced.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.+#]*[\p{L}\p{N}+#])?/gu);
  return [...words].map(([word]) => word);
}

export const stemsIn = (text: string): string[] => wordsIn(text).map(stem);

/** A word without the ending of a plural or a genitive. */
export const singular = (word: string): string =>
  word
    .replace(/['’]s?$/u, '')
    .replace(/ies$/u, 'y')
    .replace(/(?<!s)s$/u, '');
