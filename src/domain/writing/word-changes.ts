export type WordChange = { kind: 'same' | 'removed' | 'added'; text: string };

/** A word diff in reading order; spaces belong to the word before them. */
export function wordChanges(before: string, after: string): WordChange[] {
  const old: string[] = before.match(/\S+\s*/gu) ?? [];
  const now: string[] = after.match(/\S+\s*/gu) ?? [];
  // Longest common subsequence by dynamic programming.
  const longest = old.map(() => now.map(() => 0));
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0;
  const isSame = (row: number, column: number) => old[row]?.trim() === now[column]?.trim();
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      const line = longest[row] ?? [];
      line[column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const changes: WordChange[] = [];
  const add = (kind: WordChange['kind'], text = '') => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += text;
    else changes.push({ kind, text });
  };
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && isSame(row, column)) {
      add('same', now[column]);
      row++;
      column++;
    } else if (
      column >= now.length ||
      (row < old.length && at(row + 1, column) >= at(row, column + 1))
    ) {
      add('removed', old[row++]);
    } else {
      add('added', now[column++]);
    }
  }
  return changes;
}
