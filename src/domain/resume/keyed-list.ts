/**
 * The things of a list by what they are known by: an entry by its id, a skill or language by its name, a line by its words.
 * The second of the same kind counts on, so that no thing is lost.
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
