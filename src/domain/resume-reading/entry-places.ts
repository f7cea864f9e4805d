import type { TextField } from './list-fields.ts';
import { occurrencesOf, placeOf, type PlacedLines } from './locate-text.ts';
import type { FieldPlace } from './parsed-resume.ts';

/** Rows after an entry's first row that still count toward it, with decreasing weight. */
const reach = 16;
/** Penalty for starting on the same row as the previous entry. */
const sharing = 0.25;

/**
 * The entry of a field: 'experience.0' for 'experience.0.company'; for line lists and top-level
 * fields, the whole.
 */
export const entryOf = (path: string) =>
  /^.*\.\d+(?=\.[^.]+$)/u.exec(path)?.[0] ?? path.slice(0, path.indexOf('.'));

const listOf = (entry: string) => entry.replace(/\.\d+$/u, '');

/**
 * The starting row of each entry of a written resume: where most of its texts are close together,
 * after the previous entry of its list. So text that repeats (an employer with two positions) is
 * found in each entry.
 */
export function entryPlaces(
  fields: readonly TextField[],
  lines: PlacedLines,
): ReadonlyMap<string, FieldPlace> {
  const entries = Map.groupBy(fields, ({ path }) => entryOf(path));
  const lists = Map.groupBy(entries, ([entry]) => listOf(entry));
  const places = new Map<string, FieldPlace>();
  const rows = rowsOf(lines);
  for (const list of lists.values()) {
    const starts = startsOf(list.map(([, own]) => closenessOf(own, lines, rows)));
    for (const [at, [entry]] of list.entries()) {
      const line = lines[rows.indexOf(starts[at] ?? -1)];
      if (line) places.set(entry, placeOf(line));
    }
  }
  return places;
}

/** For each line, the index of its visual row. */
function rowsOf(lines: PlacedLines): number[] {
  let row = -1;
  return lines.map(({ line, page }, at) => {
    const before = lines[at - 1];
    const isBeside =
      before?.page === page && Math.abs(before.line.y - line.y) < before.line.height / 2;
    return isBeside ? row : ++row;
  });
}

/**
 * For each row, how much of an entry is found from there on; 0 unless some of it is on that row.
 */
function closenessOf(
  fields: readonly TextField[],
  lines: PlacedLines,
  rows: readonly number[],
): number[] {
  const closeness = Array.from({ length: (rows.at(-1) ?? -1) + 1 }, () => 0);
  const begins = new Set<number>();
  for (const { value } of fields) {
    const occurrences = new Set(occurrencesOf(value, lines).map((line) => rows[line]));
    let next = Infinity;
    for (let at = closeness.length - 1; at >= 0; at--) {
      if (occurrences.has(at)) {
        next = at;
        begins.add(at);
      }
      closeness[at] = (closeness[at] ?? 0) + Math.max(0, 1 - (next - at) / reach);
    }
  }
  return closeness.map((amount, at) => (begins.has(at) ? amount : 0));
}

type Choice = { total: number; at: number; rest: Choice | null };

/**
 * Assigns ascending rows to a list's entries, maximizing total closeness; -1 for entries that
 * aren't found.
 */
function startsOf(entries: readonly number[][]): number[] {
  let best: Choice[] = [];
  for (const closeness of entries.filter(isSomewhere)) {
    const last = best;
    let above: Choice | null = null;
    best = closeness.map((amount, at) => {
      const same = last[at] ?? null;
      const isShared = same !== null && same.total - sharing > (above?.total ?? -1);
      const rest = isShared ? same : above;
      if (same !== null && same.total > (above?.total ?? -1)) above = same;
      return { total: (rest?.total ?? 0) - (isShared ? sharing : 0) + amount, at, rest };
    });
  }
  const starts: number[] = [];
  let choice = best.reduce<Choice | null>(
    (one, other) => (one === null || other.total > one.total ? other : one),
    null,
  );
  for (; choice !== null; choice = choice.rest) starts.push(choice.at);
  return entries.map((closeness) => (isSomewhere(closeness) ? (starts.pop() ?? -1) : -1));
}

const isSomewhere = (closeness: readonly number[]) => closeness.some((amount) => amount > 0);
