/** Presentation forms: ligatures, positional Arabic, mathematical and full-width letters. */
const shaped =
  /[\uFB00-\uFB17\uFB50-\uFDFF\uFE70-\uFEFC\u{1D400}-\u{1D7FF}\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;
/**
 * Control characters except tab and newline, lone surrogates, private-use characters (icons of one
 * font), and bidirectional overrides.
 */
const unprintable =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u{E0000}-\u{E0FFF}]/gu;

/** Fast path: most text needs no change. */
const plain = /^[\n -~]*$/u;

/**
 * Normalizes text for print and exports: composed, without control characters, plain letters
 * instead of presentation forms.
 */
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

/** Non-empty lines. */
export function printableLines(text: string): string[] {
  return printableText(text).split('\n').map(printableLine).filter(Boolean);
}
