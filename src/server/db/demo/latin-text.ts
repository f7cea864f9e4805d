const spelled: Record<string, string> = {
  陈思远: 'Chen Siyuan',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  '’': "'",
  '–': '-',
};
const spelledParts = new RegExp(Object.keys(spelled).join('|'), 'gu');

/** Transliterates to plain ASCII letters, for email addresses and simple fonts. */
export function latinText(text: string): string {
  return text
    .replace(spelledParts, (part) => spelled[part] ?? '')
    .normalize('NFD')
    .replace(/[^\u0020-\u007e]/gu, '');
}
