/** Normalizes text for comparison: lower case, without diacritics, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\u0000]+/gu, ' ')
    .trim();
}
