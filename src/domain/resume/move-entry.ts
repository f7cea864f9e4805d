/** Moves an item; an index out of range changes nothing. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
