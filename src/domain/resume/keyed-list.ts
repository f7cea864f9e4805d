/**
 * Items of a list by key: entries by id, skills and languages by name, lines by text. Duplicates
 * are numbered, so that none is lost.
 */
export function keyedList<T>(list: readonly T[]): Map<string, T> {
  const keyed = new Map<string, T>();
  for (const item of list) {
    const key = keyOf(item);
    let free = key;
    for (let count = 2; keyed.has(free); count++) free = `${key} ${count}`;
    keyed.set(free, item);
  }
  return keyed;
}

function keyOf(item: unknown): string {
  if (typeof item === 'string') return item.toLowerCase();
  const { id, name } = item as { id?: string; name?: string };
  return id ?? (name ?? '').toLowerCase();
}
