/** A destination in the palette. */
export type Place = { name: string; detail: string; to: string };

/**
 * Stored with the user's id: a session may end without signing out, and the next user of this
 * browser must not see these places.
 */
type Kept = { userId: string; places: unknown[] };

export const recentKey = 'firstrung-recent';
const most = 6;

/**
 * The user's recent destinations, newest first; unreadable data and that of other users counts as
 * none.
 */
export function readRecent(storage: Storage, userId: string): Place[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(recentKey) ?? 'null');
    return isKept(kept) && kept.userId === userId ? kept.places.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Adds a destination in front of the user's recent ones; those of other users are dropped. */
export function addRecent(storage: Storage, userId: string, place: Place): void {
  const others = readRecent(storage, userId).filter(({ to }) => to !== place.to);
  try {
    storage.setItem(
      recentKey,
      JSON.stringify({ userId, places: [place, ...others].slice(0, most) } satisfies Kept),
    );
  } catch {
    // Without storage there are just no recent places.
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
