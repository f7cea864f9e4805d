/**
 * A skill, its other spellings, and what a sentence must show: nothing, that the skill is meant
 * ('word'), or that and its capitals ('name').
 */
export type TaxonomyEntry = {
  name: string;
  spellings: readonly string[];
  wary: 'word' | 'name' | null;
};

/** An everyday word with a capital, such as 'Yarn' or 'Chef', or too short to be distinctive. */
export const isOrdinary = (name: string): boolean =>
  /^\p{L}\p{Ll}*$|^\p{Lu}+$/u.test(name) || name.length <= 3;

const marks = { sure: '', word: '?', name: '~' };
const widest = 2_000;

/** Few long lines: the list is data, not text to read. */
export function inLines(entries: readonly TaxonomyEntry[]): string {
  const lines: string[] = [];
  let line = '';
  for (const { name, spellings, wary } of entries) {
    const cell = [`${marks[wary ?? 'sure']}${name}`, ...spellings].join('=');
    if (line.length + cell.length > widest) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? cell : `;${cell}`;
  }
  return [...lines, line].join('\n');
}
