import { isSameValue } from './is-same-value.ts';
import { keyedList } from './keyed-list.ts';
import type { ResumeDesign } from './resume-design.ts';
import type { Resume } from './resume.ts';

/** The editable data of a resume: its name, content and design. */
export type ResumeDocument = { name: string; content: Resume; design: ResumeDesign };

/** A text changed on both sides; the merged resume has `mine`. */
export type MergeConflict = {
  /** Path from the root to the text: `['content', 'experience', '<id>', 'company']`. */
  path: string[];
  mine: string;
  theirs: string;
};

export type MergedResume = { merged: ResumeDocument; conflicts: MergeConflict[] };

/**
 * Three-way merge of a resume by field and by entry (by id, or by name without one). One-sided
 * changes are kept; an entry removed on one side and changed on the other stays; where both changed
 * a text, mine wins and theirs is reported.
 */
export function mergeResumes(
  base: ResumeDocument,
  mine: ResumeDocument,
  theirs: ResumeDocument,
): MergedResume {
  const conflicts: MergeConflict[] = [];
  const merged = mergeValues(base, mine, theirs, [], conflicts) as ResumeDocument;
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
  const merged = new Map<string, unknown>();
  for (const [key, item] of own) {
    if (other.has(key)) {
      const both = mergeValues(from.get(key), item, other.get(key), [...path, key], conflicts);
      merged.set(key, both);
    } else if (!from.has(key) || !isSameValue(from.get(key), item)) merged.set(key, item);
  }
  for (const [key, item] of other) {
    if (own.has(key)) continue;
    if (!from.has(key) || !isSameValue(from.get(key), item)) merged.set(key, item);
  }
  const isMoved = !isSameOrder(from, own);
  const [leading, following] = isMoved ? [own, other] : [other, own];
  return placed([...leading.keys()], [...following.keys()], merged);
}

/**
 * Orders kept items as on one side; items that exist only on the other side keep their predecessor.
 */
function placed(leading: string[], following: string[], merged: Map<string, unknown>): unknown[] {
  const keys = leading.filter((key) => merged.has(key));
  let before: string | null = null;
  for (const key of following) {
    if (!merged.has(key)) continue;
    if (!keys.includes(key)) keys.splice(before === null ? 0 : keys.indexOf(before) + 1, 0, key);
    before = key;
  }
  return keys.map((key) => merged.get(key));
}

/** Whether the items that both lists share are in the same order. */
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
