import { findEmail, findUrls } from './find-contact.ts';
import { findGutter, splitAtGutter } from './find-gutter.ts';
import { isFact } from './is-fact.ts';
import { baselineOf, type Piece } from './piece.ts';

/**
 * The pieces of one column of a page, from top to bottom; `x` identifies the column across pages.
 */
export type Column = { pieces: Piece[]; page: number; x: number | null; isRight: boolean };

const hasContact = (pieces: readonly Piece[]) =>
  pieces.some(({ text }) => findEmail(text) !== null || findUrls(text).length > 0);
const heightOf = (pieces: readonly Piece[]) =>
  Math.max(...pieces.map((piece) => piece.y)) - Math.min(...pieces.map((piece) => piece.y));

/** Whether both sides have their own sections; only headings or dates form a margin. */
function areColumns(left: Piece[], right: Piece[], all: readonly Piece[]): boolean {
  const [leftHeadings, rightHeadings] = [left, right].map(
    (side) => side.filter((piece) => piece.isHeading).length,
  ) as [number, number];
  if (left.length < 3 || right.length < 3) return false;
  const isMargin = (side: Piece[], headings: number) =>
    side.filter((piece) => isFact(piece.text)).length + headings >= side.length * 0.85;
  if (isMargin(left, leftHeadings) || isMargin(right, rightHeadings)) return false;
  if (leftHeadings > 0 && rightHeadings > 0) return true;
  if (rightHeadings === 0 && areLabels(left, right)) return false;
  const bare = leftHeadings > 0 ? right : left;
  return (
    leftHeadings + rightHeadings > 0 &&
    hasContact(bare) &&
    heightOf(bare.filter((piece) => !isFact(piece.text))) > heightOf(all) * 0.3
  );
}

/**
 * Headings, dates and labels with their content directly to the right: 'Mother tongue(s)' and
 * 'Polish'.
 */
function areLabels(left: readonly Piece[], right: readonly Piece[]): boolean {
  const labels = left.filter((piece) => !piece.isHeading);
  const beside = labels.filter((label) =>
    right.some((piece) => Math.abs(baselineOf(piece) - baselineOf(label)) < piece.fontSize * 0.4),
  );
  return labels.every(({ text }) => text.length <= 32) && beside.length >= labels.length * 0.8;
}

/** The columns of a page in reading order: the area above them, left, right, the area below. */
function columnsOf(pieces: Piece[], page: number, depth: number): Column[] {
  const gutter =
    depth > 2 ? null : findGutter(pieces, 3, (left, right) => areColumns(left, right, pieces));
  if (!gutter) return pieces.length === 0 ? [] : [{ pieces, page, x: null, isRight: false }];
  const { above, left, right, below } = splitAtGutter(pieces, gutter);
  const side = (part: Piece[], isRight: boolean) =>
    columnsOf(part, page, depth + 1).map((column) => ({
      ...column,
      x: column.x ?? gutter.x,
      isRight,
    }));
  return [
    ...columnsOf(above, page, depth + 1),
    ...side(left, false),
    ...side(right, true),
    ...columnsOf(below, page, depth + 1),
  ];
}

/**
 * All columns of a document in reading order; a column continues on the next page before the other
 * one begins.
 */
export function splitColumns(pieces: readonly Piece[]): Column[] {
  const pages = [...new Set(pieces.map((piece) => piece.page))].sort((a, b) => a - b);
  const columns = pages.flatMap((page) =>
    columnsOf(
      pieces.filter((piece) => piece.page === page),
      page,
      0,
    ),
  );
  const ordered: Column[] = [];
  const left = [...columns];
  while (left.length > 0) {
    const column = left.shift();
    if (!column) break;
    ordered.push(column);
    if (column.x === null) continue;
    let page = column.page;
    for (;;) {
      const at = left.findIndex(
        (other) =>
          other.page === page + 1 &&
          other.isRight === column.isRight &&
          other.x !== null &&
          Math.abs(other.x - (column.x ?? 0)) < 12,
      );
      const [next] = at < 0 ? [] : left.splice(at, 1);
      if (!next) break;
      ordered.push(next);
      page = next.page;
    }
  }
  return ordered;
}
