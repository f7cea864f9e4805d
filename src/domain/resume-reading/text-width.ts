const narrow = /[iljtfrI.,:;|!'()[\]/ -]/u;
const wide = /[mwMW@%]/u;

/**
 * Approximate text width in a common font, in units of the font size; used to find a word within a
 * line of known width.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (narrow.test(letter)) width += 0.29;
    else if (wide.test(letter)) width += 0.85;
    else width += /[\p{Lu}&]/u.test(letter) ? 0.68 : 0.54;
  }
  return width;
}
