import { unlistedIn } from './place-of.ts';

const maxWords = 8;

/** The lexeme of a word of a place that no list has. */
export const placeWordMark = (word: string) => `¤in ${word}`;

const marksOf = (parts: readonly string[]) => {
  const words = parts.flatMap((part) => part.match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  return [...new Set(words)].slice(0, maxWords).map(placeWordMark);
};

/**
 * Index lexemes for the unrecognized parts of a location, such as small towns, districts and office
 * parks.
 */
export function placeMarks(written: string | null): string[] {
  return marksOf(unlistedIn(written ?? '').parts);
}

/** The same for a location filter; empty where any part of it is recognized. */
export function placeQueryMarks(typed: string): string[] {
  const { parts, isAll } = unlistedIn(typed);
  return isAll ? marksOf(parts) : [];
}
