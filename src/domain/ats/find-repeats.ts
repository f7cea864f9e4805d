import type { Line } from '#domain/resume-reading/piece.ts';

const small = new Set(
  'a an and as at by for from in into is it of on or that the to was were with'.split(' '),
);
/**
 * A line is stuffed if one word occurs this often and makes up this share of it, or if it has too
 * few distinct words.
 */
const often = { times: 4, share: 0.4, words: 10, different: 0.4 };
/** How often a whole line may repeat; company and school names may, sentences may not. */
const sameLine = { times: 3, words: 7, letters: 40 };

/**
 * 'Google Ads, Google Analytics, Google Tag Manager' is a list of different things: a shared word is
 * not repetition as long as the items differ and no item is the word alone again and again.
 */
function isListOfDifferent(text: string): boolean {
  const items = text
    .toLowerCase()
    .split(/\s*[,;|•·/]\s*|\s+(?:and|&|or)\s+/u)
    .map((item) => item.replaceAll(/[^\p{L}\p{N}+#. ]/gu, '').trim())
    .filter(Boolean);
  const isShort = items.every((item) => item.split(' ').length <= maxInItem);
  return items.length > 2 && isShort && new Set(items).size === items.length;
}

/** Words of a list item; longer parts are sentences. */
const maxInItem = 7;

const wordsOf = (line: Line) =>
  (line.text.toLowerCase().match(/[\p{L}\p{N}+#.]*[\p{L}\p{N}+#]/gu) ?? []).filter(
    (word) => word.length > 1 && /\p{L}/u.test(word) && !small.has(word),
  );

/** Words repeated until a line says nothing else. */
function repeatedWords(words: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isFew = words.length >= often.words && counts.size / words.length <= often.different;
  return new Set(
    [...counts]
      .filter(
        ([, count]) =>
          (isFew && count > 1) || (count >= often.times && count / words.length >= often.share),
      )
      .map(([word]) => word),
  );
}

/** Lines with excessive word repetition, and all but the first of identical lines. */
export function findRepeats(lines: readonly Line[]): Line[] {
  const found = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    if (isListOfDifferent(line.text.replace(/^[^,:]{2,45}:/u, ''))) continue;
    const repeated = repeatedWords(wordsOf(line));
    if (repeated.size === 0) continue;
    found.add(line);
    // The overflow of a repeating line may be on the line above or below.
    for (const step of [-1, 1])
      for (let next = at + step; ; next += step) {
        const beside = lines[next];
        const words = beside ? wordsOf(beside) : [];
        if (!beside || words.length === 0 || words.some((word) => !repeated.has(word))) break;
        found.add(beside);
      }
  }
  const same = new Map<string, Line[]>();
  for (const line of lines) {
    const key = wordsOf(line).join(' ');
    if (key.length >= sameLine.letters && key.split(' ').length >= sameLine.words)
      same.set(key, [...(same.get(key) ?? []), line]);
  }
  for (const copies of same.values())
    if (copies.length >= sameLine.times) for (const copy of copies.slice(1)) found.add(copy);
  return lines.filter((line) => found.has(line));
}
