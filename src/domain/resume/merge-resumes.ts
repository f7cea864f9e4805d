import { isSameValue } from './is-same-value.ts';
import { keyedList } from './keyed-list.ts';
import type { ResumeDesign } from './resume-design.ts';
import type { Resume } from './resume.ts';

/** What is written of a resume: its name, its words, its design. */
export type WrittenResume = { name: string; content: Resume; design: ResumeDesign };

/** A text that both sides changed; the merged resume says `mine`. */
export type MergeConflict = {
  /** From the resume down to the text: `['content', 'experience', '<id>', 'company']`. */
  path: string[];
  mine: string;
  theirs: string;
};

export type MergedResume = { merged: WrittenResume; conflicts: MergeConflict[] };

/**
 * Puts together what two sides made of one resume, field by field and entry by entry (by id, or by name where there is none).
 * What only one side changed is taken from it; an entry that one side removed and the other changed stays; of a text that
 * both changed, mine is taken and theirs is told.
 */
export function mergeResumes(
  base: WrittenResume,
  mine: WrittenResume,
  theirs: WrittenResume,
): MergedResume {
  const conflicts: MergeConflict[] = [];
  const merged = mergeValues(base, mine, theirs, [], conflicts) as WrittenResume;
  return { merged, conflicts };
}

function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: string[],
  conflicts: MergeConflict[],
): unknown {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return mine;
  if (isSameValue(base, mine)) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, path, conflicts);
  }
  if (isRecord(mine) && isRecord(theirs)) {
    const from = isRecord(base) ? base : {};
    return Object.fromEntries(
      Object.keys(mine).map((key) => [
        key,
        mergeValues(from[key], mine[key], theirs[key], [...path, key], conflicts),
      ]),
    );
  }
  conflicts.push({ path, mine: String(mine), theirs: String(theirs) });
  return mine;
}

function mergeLists(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  path: string[],
  conflicts: MergeConflict[],
): unknown[] {
  const [from, own, other] = [keyedList(base), keyedList(mine), keyedList(theirs)];
  const kept = new Map<string, unknown>();
  for (const [key, item] of own) {
    if (other.has(key)) {
      const both = mergeValues(from.get(key), item, other.get(key), [...path, key], conflicts);
      kept.set(key, both);
    } else if (!from.has(key) || !isSameValue(from.get(key), item)) kept.set(key, item);
  }
  for (const [key, item] of other) {
    if (own.has(key)) continue;
    if (!from.has(key) || !isSameValue(from.get(key), item)) kept.set(key, item);
  }
  const isMoved = !isSameOrder(from, own);
  const [leading, following] = isMoved ? [own, other] : [other, own];
  return placed([...leading.keys()], [...following.keys()], kept);
}

/** The kept things in the order of one side; what only the other has comes after what it follows there. */
function placed(leading: string[], following: string[], kept: Map<string, unknown>): unknown[] {
  const keys = leading.filter((key) => kept.has(key));
  let before: string | null = null;
  for (const key of following) {
    if (!kept.has(key)) continue;
    if (!keys.includes(key)) keys.splice(before === null ? 0 : keys.indexOf(before) + 1, 0, key);
    before = key;
  }
  return keys.map((key) => kept.get(key));
}

/** Whether what both lists have stands in the same order. */
function isSameOrder(a: Map<string, unknown>, b: Map<string, unknown>): boolean {
  const shared = [...a.keys()].filter((key) => b.has(key));
  return isSameValue(
    shared,
    [...b.keys()].filter((key) => a.has(key)),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
