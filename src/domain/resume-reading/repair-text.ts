/** Bullets of symbol fonts, in the private-use area. */
export const symbolBullets = /[\uF0A7\uF0B7\uF0D8\uF076\uF0FC\uF06E\uF0A8\uF0E0\uF09F]/gu;
export const privateUse = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu;

/** Words with ligatures other than 'fi'; ¤ marks the lost ligature. */
const ligatures: [RegExp, string][] = [
  [/(?<![a-z])o¤c(?:e|i)|su¤c|e¤ci|di¤cul|coe¤ci|tra¤c|a¤li|a¤rm|sta¤ng|gra¤ti|pu¤n/iu, 'ffi'],
  [/ra¤e|a¤uen|e¤uent|wa¤e|shu¤e|ba¤ed/iu, 'ffl'],
  [
    /di¤er|e¤ect|e¤ort|o¤er|sta¤|a¤ect|a¤ord|(?<![a-z])o¤(?![a-z])|o¤(?:line|shore|set|load|board)|bu¤er|co¤ee|tari¤|su¤er|che¤/iu,
    'ff',
  ],
  [
    /(?:work|air|data|cash|over|tensor|ml|be|out|in|re)¤ow|in¤uenc|con¤u|con¤ict|re¤ect|¤ex|(?<![a-z])¤ow|¤ut|¤ask|¤oor|¤uen|¤ag|¤at(?![a-z])|¤ight|¤uid|(?<![a-z])¤y|snow¤ake|cloud¤are|¤eet|in¤at/iu,
    'fl',
  ],
];

/** Restores letters of ligatures without a character mapping ('Certi\0cations'). */
export function repairLigatures(text: string): string {
  if (!/[\u0000\uFFFD]/u.test(text)) return text;
  return text.replaceAll(/\S*[\u0000\uFFFD]\S*/gu, (word) => {
    const marked = word.replaceAll(/[\u0000\uFFFD]/gu, '¤');
    const isLatin = /\p{Script=Latin}¤|¤\p{Script=Latin}/u.test(marked);
    if (!isLatin) return marked.replaceAll('¤', '');
    const [, letters = 'fi'] = ligatures.find(([pattern]) => pattern.test(marked)) ?? [];
    return marked.replaceAll('¤', letters);
  });
}

/** Ligatures, shapes of Arabic letters, and radicals that fonts show for Chinese characters. */
const compatible = /[\uFB00-\uFB06\uFB50-\uFDFB\uFE70-\uFEFC\u2E80-\u2FDF]/gu;

/**
 * Normalizes text for reading: bullets become '•', icons and invisible characters are removed. Soft
 * hyphens and lost ligatures are kept.
 */
export function repairText(text: string): string {
  return (
    text
      .replaceAll(symbolBullets, '•')
      // Figure dashes and horizontal bars.
      .replaceAll(/[\u2012\u2015]/gu, '–')
      .replaceAll(privateUse, ' ')
      .replaceAll(compatible, (letter) => letter.normalize('NFKC'))
      .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/gu, '')
      .replaceAll(/[\u0001-\u0008\u000B-\u001F\u007F]/gu, '')
      .replaceAll(/[\t\u00A0\u2000-\u200A\u202F\u3000]/gu, ' ')
      .normalize('NFC')
  );
}

/** 'E D U C AT I O N': pairs such as 'AT' are drawn in one, so they hold no space. */
function isKerned(text: string): boolean {
  const parts = text.split(/ +/u);
  return (
    /^\p{Lu}{1,2}(?: +\p{Lu}{1,2}){4,}$/u.test(text) &&
    parts.filter((part) => part.length === 1).length >= parts.length * 0.6
  );
}

/** Joins a letter-spaced heading: 'E X P E R I E N C E'. Two spaces separate words. */
export function joinSpacedLetters(text: string): string {
  const trimmed = text.trim();
  const isSpaced = /^(?:[\p{L}&] +){3,}[\p{L}&]$/u.test(trimmed) || isKerned(trimmed);
  if (!isSpaced) return text;
  return trimmed
    .split(/ {2,}/u)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}
