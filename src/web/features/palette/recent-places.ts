/** Somewhere the palette led to. */
export type Place = { name: string; detail: string; to: string };

export const recentKey = 'firstrung-recent';
const most = 6;

/** Where the palette led to last, the latest first; what can't be read counts as nothing. */
export function readRecent(storage: Storage | undefined): Place[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(recentKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a place in front of those it led to before. */
export function addRecent(storage: Storage, place: Place): void {
  const others = readRecent(storage).filter(({ to }) => to !== place.to);
  try {
    storage.setItem(recentKey, JSON.stringify([place, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing is none the worse for it.
  }
}

function isPlace(kept: unknown): kept is Place {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, detail, to } = kept as Record<string, unknown>;
  const isText = [name, detail, to].every((each) => typeof each === 'string');
  return isText && /^\/(?!\/)/u.test(String(to));
}
