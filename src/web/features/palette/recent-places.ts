import { readStoredJson, writeStored } from '#web/lib/browser-storage.ts';

/** A destination in the palette. */
export type Place = { name: string; detail: string; to: string };

/**
 * Stored with the user's id: a session may end without signing out, and the next user of this
 * browser must not see these places.
 */
type StoredPlaces = { userId: string; places: unknown[] };

export const recentKey = 'firstrung-recent';
const maxPlaces = 6;

/**
 * The user's recent destinations, newest first; unreadable data and that of other users counts as
 * none.
 */
export function readRecent(userId: string): Place[] {
  const stored = readStoredJson('local', recentKey);
  return isStoredPlaces(stored) && stored.userId === userId
    ? stored.places.filter(isPlace).slice(0, maxPlaces)
    : [];
}

/** Adds a destination in front of the user's recent ones; those of other users are dropped. */
export function addRecent(userId: string, place: Place): void {
  const others = readRecent(userId).filter(({ to }) => to !== place.to);
  const stored: StoredPlaces = { userId, places: [place, ...others].slice(0, maxPlaces) };
  writeStored('local', recentKey, JSON.stringify(stored));
}

function isStoredPlaces(value: unknown): value is StoredPlaces {
  return (
    typeof value === 'object' && value !== null && Array.isArray((value as StoredPlaces).places)
  );
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { name, detail, to } = value as Record<string, unknown>;
  const isText = [name, detail, to].every((each) => typeof each === 'string');
  return isText && /^\/(?!\/)/u.test(String(to));
}
