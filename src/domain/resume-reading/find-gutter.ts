import { rightOf, type Piece } from './piece.ts';

/** The empty strip between two columns, and its vertical extent. */
export type Gutter = { x: number; top: number; bottom: number };

/** Points. */
const narrowest = 6;

function leftEdges(pieces: readonly Piece[], least: number): number[] {
  const edges: { x: number; count: number }[] = [];
  for (const { x } of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = edges.at(-1);
    if (last && x - last.x < 3) last.count += 1;
    else edges.push({ x, count: 1 });
  }
  const headings = pieces.filter((piece) => piece.isHeading).map(({ x }) => x);
  return [
    ...new Set([...edges.filter(({ count }) => count >= least).map(({ x }) => x), ...headings]),
  ];
}

/** How far the lines of a column may be indented below its heading, in points. */
const indented = 22;

/**
 * The gutter whose smaller side has the most pieces. `isColumn` decides whether the pieces on each
 * side form columns; `least` is how many pieces must share a left edge.
 */
export function findGutter(
  pieces: readonly Piece[],
  least: number,
  isColumn: (left: Piece[], right: Piece[]) => boolean,
): Gutter | null {
  let best: { gutter: Gutter; weight: number } | null = null;
  for (const edge of leftEdges(pieces, least)
    .toSorted((a, b) => a - b)
    .slice(1)) {
    const isOfHeading = pieces.some((piece) => piece.isHeading && Math.abs(piece.x - edge) < 1);
    const crossing = pieces
      .filter((piece) => piece.x < edge - 1 && rightOf(piece) > edge - narrowest)
      .toSorted((a, b) => a.y - b.y);
    let top = -Infinity;
    for (const bottom of [...crossing.map((piece) => piece.y), Infinity]) {
      const inside = pieces.filter(
        (piece) =>
          piece.y >= top && piece.y + piece.height * 0.5 <= bottom && !crossing.includes(piece),
      );
      const left = inside.filter((piece) => rightOf(piece) <= edge - narrowest + 1);
      const right = inside.filter((piece) => piece.x >= edge - 1);
      const weight = Math.min(left.length, right.length);
      const reach = isOfHeading ? indented : 3;
      const starts = right.filter((piece) => Math.abs(piece.x - edge) < reach).length;
      if (weight > (best?.weight ?? 0) && starts >= least && isColumn(left, right))
        best = { gutter: { x: edge, top, bottom }, weight };
      const last = crossing.find((piece) => piece.y === bottom);
      top = last ? bottom + last.height * 0.5 : bottom;
    }
  }
  return best?.gutter ?? null;
}

/** The pieces above and below a gutter, and on its sides. */
export function splitAtGutter(pieces: readonly Piece[], { x, top, bottom }: Gutter) {
  const isAbove = (piece: Piece) => piece.y < top;
  const isBelow = (piece: Piece) => !isAbove(piece) && piece.y + piece.height * 0.5 > bottom;
  const beside = pieces.filter((piece) => !isAbove(piece) && !isBelow(piece));
  return {
    above: pieces.filter(isAbove),
    left: beside.filter((piece) => rightOf(piece) <= x),
    right: beside.filter((piece) => rightOf(piece) > x),
    below: pieces.filter(isBelow),
  };
}
