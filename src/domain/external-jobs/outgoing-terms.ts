const longest = 100;

/**
 * What of a text leaves the server: words of work and of places, without marks, addresses or numbers that belong to a
 * person. Equal for what is the same question.
 */
export function outgoingTerms(text: string): string {
  return text
    .normalize('NFKC')
    .slice(0, 1_000)
    .replaceAll(/\+?\d[\d\s().-]{5,30}\d/gu, ' ')
    .split(/\s+/u)
    .filter((word) => !/@|:\/\//u.test(word))
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#.&/ -]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .trim();
}
