import { baselineOf, type Piece } from './piece.ts';
import { roleOf, tableKindOf } from './table-labels.ts';

/** Lines between two rows of one table. */
const maxLines = 3;
const ruler = /^[\s|:+–-]+$/u;

const cellsOf = (text: string) =>
  text
    .replace(/^\s*\|/u, '')
    .replace(/\|\s*$/u, '')
    .split('|')
    .map((cell) => cell.trim());

function isHead(text: string): boolean {
  const cells = cellsOf(text);
  return cells.length >= 3 && !/\d/u.test(text) && tableKindOf(cells.map(roleOf)) !== null;
}

/** One piece for each cell, in columns of equal width. */
function inColumns(row: Piece, { left, width }: { left: number; width: number }): Piece[] {
  const cells = cellsOf(row.text);
  const step = width / cells.length;
  return cells.flatMap((text, at) =>
    text === '' ? [] : { ...row, text, x: left + at * step, width: step * 0.8 },
  );
}

/**
 * Splits tables that are written with bars, 'Degree | School | Year' above 'MBA | XLRI | 2022',
 * into cells like those of a drawn table.
 */
export function splitBarredTables(pieces: readonly Piece[]): Piece[] {
  const split = new Map<Piece, Piece[]>();
  for (const head of pieces) {
    if (split.has(head) || !head.text.includes('|') || !isHead(head.text)) continue;
    const below = pieces
      .filter((each) => each.page === head.page && baselineOf(each) > baselineOf(head))
      .toSorted((one, other) => baselineOf(one) - baselineOf(other));
    const rows: Piece[] = [];
    let last = head;
    for (const row of below) {
      const isNear = baselineOf(row) - baselineOf(last) < maxLines * row.fontSize;
      const isRow = cellsOf(row.text).length === cellsOf(head.text).length;
      if (!isNear || !(isRow || ruler.test(row.text))) break;
      rows.push(row);
      last = row;
    }
    if (rows.length === 0) continue;
    const area = { left: head.x, width: Math.max(...[head, ...rows].map(({ width }) => width)) };
    for (const row of [head, ...rows])
      split.set(row, ruler.test(row.text) ? [] : inColumns(row, area));
  }
  return pieces.flatMap((piece) => split.get(piece) ?? piece);
}
