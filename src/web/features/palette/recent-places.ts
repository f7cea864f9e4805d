/** Somewhere the palette led to. */
export type Place = { name: string; detail: string; to: string };

/** A session may end without signing out: the next user of this browser is shown nothing of the one before. */
type Kept = { userId: string; places: unknown[] };

export const recentKey = 'firstrung-recent';
const most = 6;

/** Where the palette led this user to last, the latest first; what can't be read, or is somebody else's, counts as nothing. */
export function readRecent(storage: Storage, userId: string): Place[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(recentKey) ?? 'null');
    return isKept(kept) && kept.userId === userId ? kept.places.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a place in front of those it led this user to before; those of another user go. */
export function addRecent(storage: Storage, userId: string, place: Place): void {
  const others = readRecent(storage, userId).filter(({ to }) => to !== place.to);
  try {
    storage.setItem(
      recentKey,
      JSON.stringify({ userId, places: [place, ...others].slice(0, most) } satisfies Kept),
    );
  } catch {
    // A browser that keeps nothing is none the worse for it.
  }
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === 'object' && kept !== null && Array.isArray((kept as Kept).places);
}

function isPlace(kept: unknown): kept is Place {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, detail, to } = kept as Record<string, unknown>;
  const isText = [name, detail, to].every((each) => typeof each === 'string');
  return isText && /^\/(?!\/)/u.test(String(to));
}
