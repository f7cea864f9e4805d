/** The current steps that a step id stands for: itself, what replaced it, or none if unknown. */
export function successorsOf(
  id: string,
  current: ReadonlySet<string>,
  moved: Readonly<Record<string, readonly string[]>>,
): string[] {
  const visited = new Set<string>();
  const found = new Set<string>();
  const follow = (each: string) => {
    if (visited.has(each)) return;
    visited.add(each);
    if (current.has(each)) found.add(each);
    else if (Object.hasOwn(moved, each)) for (const next of moved[each] ?? []) follow(next);
  };
  follow(id);
  return [...found];
}
