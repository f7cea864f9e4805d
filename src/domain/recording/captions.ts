/** A part of what is said in a recording, and when. */
export type SpokenPart = { startMs: number; endMs: number; text: string };

/** A word; in scripts without spaces, a character. */
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
/** The most comparisons of words: a thousand that were all changed. */
const mostComparisons = 1_000_000;

const plain = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The text that a student wrote of a recording, in the parts that a service heard it in. Corrected
 * words stand where the ones around them are heard. Empty when less than half of the text is heard.
 */
export function captionsOf(parts: readonly SpokenPart[], text: string): SpokenPart[] {
  const typed = [...text.matchAll(wordPattern)];
  const spoken = parts.flatMap((part, at) =>
    Array.from(part.text.matchAll(wordPattern), ([word]) => ({ word: plain(word), at })),
  );
  const pairs = commonOf(
    typed.map(([word]) => plain(word)),
    spoken.map(({ word }) => word),
  );
  if (pairs.size === 0 || pairs.size * 2 < typed.length) return [];
  let at = spoken[Math.min(...pairs.values())]?.at ?? 0;
  const texts = new Map<number, string>();
  for (const [place, { index }] of typed.entries()) {
    at = spoken[pairs.get(place) ?? -1]?.at ?? at;
    const end = typed[place + 1]?.index ?? text.length;
    texts.set(at, (texts.get(at) ?? '') + text.slice(index, end));
  }
  return [...texts].flatMap(([part, words]) => {
    const found = parts[part];
    return found ? [{ ...found, text: words.replaceAll(/\s+/gu, ' ').trim() }] : [];
  });
}

/** The longest common subsequence: places in the one, each with its place in the other. */
function commonOf(one: readonly string[], other: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start])
    pairs.set(start, start++);
  let [rows, columns] = [one.length, other.length];
  while (rows > start && columns > start && one[rows - 1] === other[columns - 1])
    pairs.set(--rows, --columns);
  if ((rows - start) * (columns - start) > mostComparisons) return pairs;
  const width = columns - start + 1;
  const lengths = new Uint16Array((rows - start + 1) * width);
  const lengthAt = (row: number, column: number) =>
    lengths[(row - start) * width + column - start] ?? 0;
  for (let row = rows - 1; row >= start; row--)
    for (let column = columns - 1; column >= start; column--)
      lengths[(row - start) * width + column - start] =
        one[row] === other[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  for (let row = start, column = start; row < rows && column < columns;)
    if (one[row] === other[column]) pairs.set(row++, column++);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++;
    else column++;
  return pairs;
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
const clock = (ms: number) =>
  `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1_000) % 60)}.${String(ms % 1_000).padStart(3, '0')}`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A caption track for a browser's player; without a picture the text stands above the buttons. */
export const webVttOf = (captions: readonly SpokenPart[], hasVideo: boolean): string =>
  `WEBVTT\n${captions
    .map(
      ({ startMs, endMs, text }) =>
        `\n${clock(startMs)} --> ${clock(endMs)}${hasVideo ? '' : ' line:10%'}\n${escaped(text)}\n`,
    )
    .join('')}`;
