import { findDates } from './find-dates.ts';
import { headingAtEnd, headingOf, type HeadingKind } from './heading-of.ts';
import { baselineOf, rightOf, type Piece } from './piece.ts';

type Row = { page: number; baseline: number; step: number; pieces: Piece[] };

/** The rows of all pages from above, each with its distance to the row above it. */
function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((a, b) => a.page - b.page || baselineOf(a) - baselineOf(b))) {
    const { page } = piece;
    const baseline = baselineOf(piece);
    const above = rows.at(-1);
    if (above?.page !== page) rows.push({ page, baseline, step: 0, pieces: [piece] });
    else if (baseline - above.baseline <= piece.fontSize * 0.5) above.pieces.push(piece);
    else rows.push({ page, baseline, step: baseline - above.baseline, pieces: [piece] });
  }
  return rows;
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Sections of entries with dates, whose names are as often in the style of headings. */
const ofEntries = new Set<HeadingKind | null>([
  'experience',
  'education',
  'projects',
  'certifications',
  'achievements',
  'other',
]);

/** The kind of the section that a piece stands in; null for none. */
function sectionAbove(piece: Piece, rows: readonly Row[]): HeadingKind | null {
  const heading = rows
    .flatMap((row) => row.pieces)
    .findLast((other) => other.isHeading && other.x < rightOf(piece) && piece.x < rightOf(other));
  return heading ? (headingOf(heading.text) ?? headingAtEnd(heading.text)) : null;
}

/**
 * Marks headings of unlisted words that end with a listed one: 'MILITARY EXPERIENCE'. `isLike`
 * says whether a piece looks like one. Names of employers and certificates end so, too: 'PEARSON
 * EDUCATION', 'AWS CERTIFICATION'.
 */
export function markEnded(
  pieces: readonly Piece[],
  isLike: (piece: Piece) => boolean,
  aloneOnRow: (piece: Piece) => boolean,
): void {
  const rows = rowsOf(pieces);
  const usual = medianOf(rows.filter(({ step }) => step > 0).map(({ step }) => step));
  const isApart = ({ step }: Row, piece: Piece) => step > usual * 1.5 && isLike(piece);
  const first = rows.findIndex((row) => row.pieces.some((piece) => piece.isHeading));
  const unlisted = rows.flatMap((row, at) =>
    row.pieces
      .filter((piece) => !piece.isHeading && isApart(row, piece) && aloneOnRow(piece))
      .map((piece) => ({ piece, at, kind: headingAtEnd(piece.text) })),
  );
  // The names of entries have the same style and distance.
  if (unlisted.some(({ kind, at }) => kind === null && at > first)) return;
  for (const { piece, at, kind } of unlisted) {
    const section = sectionAbove(piece, rows.slice(0, at));
    const isEntry =
      ofEntries.has(section) &&
      rows.slice(at + 1, at + 4).some((row) => row.pieces.some(({ text }) => findDates(text)));
    if (kind !== null && kind !== section && !isEntry) piece.isHeading = true;
  }
}
