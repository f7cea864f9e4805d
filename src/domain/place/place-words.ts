import { unlistedIn } from './place-of.ts';

const most = 8;

const marksOf = (parts: readonly string[]) => {
  const words = parts.flatMap((part) => part.match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  return [...new Set(words)].slice(0, most).map((word) => `¤in ${word}`);
};

/** The lexemes by which a posting is found by any word of where it is that no list has: a small town, a quarter, a park of offices. */
export function placeMarks(written: string | null): string[] {
  return marksOf(unlistedIn(written ?? '').parts);
}

/** The same for a place that somebody looks in, where it is in no list; empty where any of it is. */
export function wantedPlaceMarks(typed: string): string[] {
  const { parts, isAll } = unlistedIn(typed);
  return isAll ? marksOf(parts) : [];
}
