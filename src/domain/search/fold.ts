const plain = /^[!-~]+(?: [!-~]+)*$/u;

/** Normalizes text for comparison: lower case, without diacritics, single spaces. */
export function fold(text: string): string {
  // ASCII has neither marks nor forms to normalize.
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\u0000]+/gu, ' ')
    .trim();
}
