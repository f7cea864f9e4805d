import type { Line } from './piece.ts';

export type Evidence = {
  path: string;
  value: string;
  confidence: number;
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
): Evidence | null {
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
