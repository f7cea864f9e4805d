import { isSameValue } from './is-same-value.ts';
import { keyedList } from './keyed-list.ts';
import type { ResumeDocument } from './merge-resumes.ts';

/** A difference in the later version; '' where there was or is no value. */
export type VersionDifference = {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Path from the root: `['content', 'experience', '<id>', 'company']`. */
  path: string[];
  /** Title of the entry: its first text. */
  entry: string;
  before: string;
  after: string;
};

/** Differences between two versions, from top to bottom. */
export function compareVersions(
  before: ResumeDocument,
  after: ResumeDocument,
): VersionDifference[] {
  return differences(before, after, [], '');
}

function differences(
  before: unknown,
  after: unknown,
  path: string[],
  entry: string,
): VersionDifference[] {
  if (isSameValue(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listed(before, after, path);
  if (isRecord(before) && isRecord(after)) {
    return Object.keys(after).flatMap((key) =>
      differences(before[key], after[key], [...path, key], entry),
    );
  }
  return [{ kind: 'changed', path, entry, before: textOf(before), after: textOf(after) }];
}

function listed(before: unknown[], after: unknown[], path: string[]): VersionDifference[] {
  const [was, is] = [keyedList(before), keyedList(after)];
  const found: VersionDifference[] = [];
  for (const [key, item] of was) {
    if (is.has(key)) continue;
    const entry = nameOf(item);
    found.push({ kind: 'removed', path: [...path, key], entry, before: textOf(item), after: '' });
  }
  for (const [key, item] of is) {
    const entry = nameOf(item);
    const at = [...path, key];
    if (was.has(key)) found.push(...differences(was.get(key), item, at, entry));
    else found.push({ kind: 'added', path: at, entry, before: '', after: textOf(item) });
  }
  const stayed = [...is.keys()].filter((key) => was.has(key));
  const order = [...was.keys()].filter((key) => is.has(key));
  if (!isSameValue(stayed, order)) {
    const names = (keys: string[]) => keys.map((key) => nameOf(is.get(key))).join(', ');
    found.push({ kind: 'moved', path, entry: '', before: names(order), after: names(stayed) });
  }
  return found;
}

/** The first text of an entry, used as its title. */
function nameOf(item: unknown): string {
  if (!isRecord(item)) return textOf(item);
  const first = Object.entries(item).find(([key, value]) => key !== 'id' && hasValue(value));
  return first === undefined ? '' : textOf(first[1]);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n');
  if (!isRecord(value)) return value === undefined || value === null ? '' : String(value);
  return Object.entries(value)
    .filter(([key, part]) => key !== 'id' && hasValue(part))
    .map(([, part]) => textOf(part))
    .join(' · ');
}

const hasValue = (value: unknown) => value !== '' && value !== 0;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
