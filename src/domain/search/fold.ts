/** A text in small letters, without marks, with single spaces: equal for what people take for the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\u0000]+/gu, ' ')
    .trim();
}
