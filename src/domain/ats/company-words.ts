/** 'We are …', 'Our clients …', 'At Acme, …', 'Acme is …': about the company, not the work. */
const company =
  /^(?:we|we['’](?:re|ve)|our|us|at\s+\p{Lu}[\p{L}\p{N}.&'’-]*|(?:the\s+)?\p{Lu}[\p{L}\p{N}.&'’-]*(?:\s\p{Lu}[\p{L}\p{N}.&'’-]*){0,3},?\s+(?:is|are|was|were|has|have|had|helps?|makes?|builds?|provides?|offers?|serves?|operates?|runs?|sells?|began|started|founded|exists?|believes?|pays?|makes|grows?|employs?))\b/u;

/** Whether a sentence outside all requirements describes the company or its offer. */
export const isAboutCompany = (sentence: string) =>
  company.test(sentence.trim()) ||
  /^(?:we|our|us)\b/iu.test(sentence.trim()) ||
  /\b(?:founded in|our (?:customers|clients|mission|values|team|company|people)|we pay|salary|per (?:year|annum|month|hour))\b/iu.test(
    sentence,
  );

/**
 * Names in a text: words that are always capitalized although they stand inside sentences, such as
 * companies, products and towns.
 */
export function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const inside = new Map<string, { upper: number; lower: number }>();
  for (const text of texts) {
    const words = [...text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)];
    const isTitle = words.filter(([word]) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
    for (const [at, match] of words.entries()) {
      const [word] = match;
      const isStart = at === 0 || /[.!?:•]\s*["“(]?$/u.test(text.slice(0, match.index));
      const key = word.toLowerCase().replace(/['’]s$/u, '');
      const known = inside.get(key) ?? { upper: 0, lower: 0 };
      if (/^\p{Ll}/u.test(word)) known.lower += 1;
      else if (!isStart && !isTitle) known.upper += 1;
      inside.set(key, known);
    }
  }
  return new Set(
    [...inside].flatMap(([word, { upper, lower }]) => (upper > 0 && lower === 0 ? [word] : [])),
  );
}
