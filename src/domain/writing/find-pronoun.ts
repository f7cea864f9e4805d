const others =
  /(?<![\p{L}\p{N}/'’.@-])(?:my|me|myself|mine|we|our|ours|ourselves|us|My|We|Our|Ours)(?![\p{L}\p{N}/@-])/u;
/** In 'Physics I and II' and 'Phase I' it is a numeral; in 'I built' a pronoun. */
const self =
  /(?<![\p{L}\p{N}/&.-])I(?:['’](?:m|ve|d|ll)\b|(?= \p{Ll})(?! (?:and|or|to|of|in|at|with|for|by|on)\b))/u;
const counted = /\p{Lu}[\p{L}]+ I(?= )/u;

/** The first first-person pronoun of a sentence; null without one. */
export function findPronoun(sentence: string): string | null {
  const own = others.exec(sentence)?.[0];
  if (own !== undefined) return own;
  const found = self.exec(sentence);
  if (!found) return null;
  const before = sentence.slice(0, found.index + 2);
  const isCounted = counted.test(before) && !/^\p{Lu}\p{L}+ I $/u.test(before);
  return isCounted ? null : 'I';
}
