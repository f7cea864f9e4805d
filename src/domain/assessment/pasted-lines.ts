/** A bullet, number or letter before a line of a list. */
const marker = /^(?:[-*•–—]|\(?(?:\d{1,2}|\p{L})[.)])\s+/u;

/**
 * The entries of a pasted list or spreadsheet range. Their bullets or numbers are left out only if
 * every line has one: otherwise they belong to the text.
 */
export function pastedLines(text: string): string[] {
  const lines = text
    .split(/[\r\n\t]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isList = lines.every((line) => marker.test(line));
  return isList ? lines.map((line) => line.replace(marker, '')) : lines;
}
