/** A line of fewer words says too little to be a copy by itself. */
const minWords = 5;
/** Words in a row that are compared, and the share of them that makes a copy. */
const run = 4;
const copiedShare = 0.6;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];

function runsOf(words: readonly string[]): string[] {
  return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '));
}

/**
 * Which lines of a resume are copied from a description: sentences that are mostly its words in its
 * order, and shorter lines of it directly above or below those.
 */
export function copiedLines(lines: readonly string[], description: string): boolean[] {
  const descriptionWords = wordsOf(description);
  const known = new Set(runsOf(descriptionWords));
  const whole = ` ${descriptionWords.join(' ')} `;
  const words = lines.map(wordsOf);
  const copied = words.map((line) => {
    const runs = runsOf(line);
    const same = runs.filter((each) => known.has(each)).length;
    return line.length >= minWords && same >= runs.length * copiedShare;
  });
  const isPart = (line: readonly string[]) =>
    line.length === 0 || whole.includes(` ${line.join(' ')} `);
  for (const order of [lines.keys(), [...lines.keys()].toReversed()])
    for (const at of order) {
      const beside = copied[at - 1] === true || copied[at + 1] === true;
      if (!copied[at] && beside && isPart(words[at] ?? [])) copied[at] = true;
    }
  return copied;
}
