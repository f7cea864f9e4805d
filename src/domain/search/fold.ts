const plain = /^[!-~]+(?: [!-~]+)*$/u;

/** A text in small letters, without marks, with single spaces: equal for what people take for the same. */
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
