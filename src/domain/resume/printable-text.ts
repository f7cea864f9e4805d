/** Letters that a program made for looks: joined, Arabic in the shape of its place, mathematical, full-width. */
const shaped =
  /[\uFB00-\uFB17\uFB50-\uFDFF\uFE70-\uFEFC\u{1D400}-\u{1D7FF}\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;
/** Controls but tab and new line; surrogates that stand alone; private characters, which are icons of one font; marks that turn a text round. */
const unprintable =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u{E0000}-\u{E0FFF}]/gu;

/** Most texts: nothing in them is to be changed. */
const plain = /^[\n -~]*$/u;

/** A text as paper and programs take it: composed, without controls, with plain letters in place of ready-made shapes. */
export function printableText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\r\u0085\u2028\u2029]/gu, '\n')
    .replaceAll(shaped, (letter) => letter.normalize('NFKC'))
    .replaceAll(unprintable, '')
    .normalize('NFC');
}

/** The same on one line. */
export function printableLine(text: string): string {
  return printableText(text).replaceAll(/\s+/gu, ' ').trim();
}

/** The lines that say something. */
export function printableLines(text: string): string[] {
  return printableText(text).split('\n').map(printableLine).filter(Boolean);
}
