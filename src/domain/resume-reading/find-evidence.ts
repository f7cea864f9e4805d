import type { Line } from './piece.ts';

/** A parsed field with its confidence and position. */
export type ExtractedField = {
  /** Path in the resume: 'basics.email', 'experience.0.company', 'skills.3'. */
  path: string;
  value: string;
  /** From 0 to 1. */
  confidence: number;
  /** From 0; the box is in points from the page's top left corner. */
  page: number;
  box: { x: number; y: number; width: number; height: number };
};

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Locates a value: the smallest piece that contains it, or else the first line where it begins. */
export function findEvidence(
  path: string,
  value: string,
  confidence: number,
  lines: readonly Line[],
): ExtractedField | null {
  const needle = bare(value);
  const pieces = lines.flatMap((line) => line.pieces);
  const piece =
    (needle === '' ? undefined : pieces.find((each) => bare(each.text).includes(needle))) ??
    pieces.find((each) => bare(each.text).length > 3 && needle.startsWith(bare(each.text))) ??
    pieces[0];
  if (!piece) return null;
  const { x, y, width, height, page } = piece;
  const isThere = bare(piece.text).includes(needle);
  return {
    path,
    value,
    confidence: isThere ? confidence : confidence * 0.9,
    page,
    box: { x, y, width, height },
  };
}
