const maxLength = 100;

/**
 * The part of a query that is sent to other servers: job and location terms only, without personal
 * addresses or numbers. Normalized, so that equal queries share a request.
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
    .slice(0, maxLength)
    .toWellFormed()
    .trim();
}
