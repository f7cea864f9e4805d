import { changedFact } from './changed-fact.ts';
import { findFlags } from './find-flags.ts';
import { type FactKind, type RewritableField, rewritableFields } from './rewrite.ts';

/** A line with flagged words, without its list mark. */
export type Passage = { field: RewritableField; words: string };
export type Rewrite = Passage & { rewrite: string };

const listMark = /^\s*(?:(?:[-*•+]|\d+[.)]|#{1,6})\s+)?/u;
const limits = { passages: 20, length: 600 } as const;

/** The lines that a model is asked to reword, each once. */
export function passagesOf(texts: Record<RewritableField, string>): Passage[] {
  const all = rewritableFields.flatMap((field) => {
    const lines = texts[field].split('\n').map((line) => line.replace(listMark, '').trimEnd());
    return [...new Set(lines)]
      .filter((line) => line.length <= limits.length && findFlags(line).length > 0)
      .map((words) => ({ field, words }));
  });
  return all.slice(0, limits.passages);
}

/**
 * The rewrites that may be offered, one per passage: better worded, and with the same pay,
 * location, skills and names. `refused` says what the others would have changed.
 */
export function faithfulRewrites(
  passages: readonly Passage[],
  written: readonly { line: number; text: string }[],
  postingSkills: readonly string[],
): { items: Rewrite[]; refused: FactKind[] } {
  const items = new Map<number, Rewrite>();
  const refused: FactKind[] = [];
  for (const { line, text } of written) {
    const passage = passages[line];
    const rewrite = text.trim();
    if (passage === undefined || items.has(line) || !isBetter(passage.words, rewrite)) continue;
    const changed = changedFact(passage.words, rewrite, postingSkills);
    if (changed === null) items.set(line, { ...passage, rewrite });
    else refused.push(changed);
  }
  return { items: [...items.values()], refused };
}

// Also line ends and invisible characters.
const markup = /[<>{}|\\`^~@\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|https?:|www\.|\]\(/gu;

/** Fewer flags and none that blocks publishing, plain text, and hardly longer. */
function isBetter(before: string, after: string): boolean {
  if (after === '' || after.length > before.length * 1.5 + 40) return false;
  if ((after.match(markup) ?? []).some((mark) => !before.includes(mark))) return false;
  const flags = findFlags(after);
  return flags.length < findFlags(before).length && flags.every(({ law }) => law === null);
}
