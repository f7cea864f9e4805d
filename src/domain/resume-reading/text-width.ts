const narrow = /[iljtfrI.,:;|!'()[\]/ -]/u;
const wide = /[mwMW@%]/u;

/** About how wide letters of a common font are, in sizes of it: to find a word inside a line whose width is known. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (narrow.test(letter)) width += 0.29;
    else if (wide.test(letter)) width += 0.85;
    else width += /[\p{Lu}&]/u.test(letter) ? 0.68 : 0.54;
  }
  return width;
}
