import { headingOf } from './heading-of.ts';
import { baselineOf, rightOf, type Piece } from './piece.ts';
import {
  inOrder,
  knownOf,
  type CellRole,
  roleOf,
  type TableKind,
  tableKindOf,
} from './table-labels.ts';

type Row = { pieces: Piece[]; baseline: number; size: number };
type Head = { kind: TableKind; roles: (CellRole | null)[]; cells: Piece[]; rows: Row[] };

function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((a, b) => baselineOf(a) - baselineOf(b))) {
    const last = rows.at(-1);
    const baseline = baselineOf(piece);
    if (last && baseline - last.baseline < 0.4 * Math.min(last.size, piece.fontSize))
      last.pieces.push(piece);
    else rows.push({ pieces: [piece], baseline, size: piece.fontSize });
  }
  return rows.map((row) => ({ ...row, pieces: row.pieces.toSorted((a, b) => a.x - b.x) }));
}

/** The column whose start, end or center matches the piece. */
function columnOf(piece: Piece, cells: readonly Piece[]): number {
  const distances = cells.map((cell) =>
    Math.min(
      Math.abs(cell.x - piece.x),
      Math.abs(rightOf(cell) - rightOf(piece)),
      Math.abs(cell.x + cell.width / 2 - piece.x - piece.width / 2),
    ),
  );
  return distances.indexOf(Math.min(...distances));
}

const isInColumn = (piece: Piece, cells: readonly Piece[]) => {
  const next = cells[columnOf(piece, cells) + 1];
  return next === undefined || rightOf(piece) < Math.max(next.x + 2, rightOf(next) - 2);
};

/** Merges vertically adjacent pieces. */
function cellsOf(pieces: readonly Piece[]): Piece[] {
  const cells: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1);
    if (last && piece.x < rightOf(last)) {
      last.text = `${last.text} ${piece.text}`;
      last.width = Math.max(rightOf(last), rightOf(piece)) - last.x;
    } else cells.push({ ...piece });
  }
  return cells;
}

/** The head of a table at this row, including wrapped labels below it. */
function headAt(rows: readonly Row[], at: number): Head | null {
  const first = rows[at];
  const second = rows[at + 1];
  if (!first) return null;
  // A two-line label starts above the others, which are vertically centered.
  const isHigher =
    first.pieces.length < 3 &&
    second !== undefined &&
    second.baseline - first.baseline < first.size * 0.9;
  const begun = isHigher ? [...first.pieces, ...second.pieces] : first.pieces;
  if (begun.length < 3 || begun.some(({ text }) => /\d/u.test(text))) return null;
  let cells = cellsOf(begun);
  let found: Head | null = null;
  for (let count = isHigher ? 2 : 1; count <= 3; count++) {
    const roles = cells.map((cell) => roleOf(cell.text));
    const both = roles.filter((role) => role === 'school').length > 1;
    const ownRoles = roles.map((role, n) =>
      both && role === 'school' && /board|university/iu.test(cells[n]?.text ?? '') ? 'board' : role,
    );
    const kind = tableKindOf(ownRoles);
    if (kind) found = { kind, roles: ownRoles, cells, rows: rows.slice(at, at + count) };
    const next = rows[at + count];
    const before = rows[at + count - 1];
    const continuesTable =
      next &&
      before &&
      next.baseline - before.baseline < first.size * 1.7 &&
      next.pieces.length < cells.length &&
      next.pieces.every(
        (piece) => !/\d/u.test(piece.text) && piece.text.length < 25 && isInColumn(piece, cells),
      );
    if (!continuesTable) break;
    cells = cells.map((cell, column) => {
      const below = next.pieces.filter((piece) => columnOf(piece, cells) === column);
      const text = [cell, ...below].map((piece) => piece.text).join(' ');
      return { ...cell, text, width: Math.max(...[cell, ...below].map(rightOf)) - cell.x };
    });
  }
  return found;
}

/** The rows that still belong to the table. */
function bodyOf(rows: readonly Row[], { cells, roles }: Head): Row[] {
  const body: Row[] = [];
  let before = rows[0];
  for (const row of rows.slice(1)) {
    const step = row.baseline - (before?.baseline ?? 0);
    const [first] = row.pieces;
    const isAlone = row.pieces.length === 1;
    const isOther =
      !first ||
      step > row.size * 4 ||
      row.pieces.some((piece) => !isInColumn(piece, cells)) ||
      (isAlone && (headingOf(first.text) !== null || step > row.size * 2)) ||
      (isAlone && roles[columnOf(first, cells)] === 'number' && !/\d/u.test(first.text));
    if (isOther) break;
    body.push(row);
    before = row;
  }
  return body;
}

/** For each row, its cell in the column that never wraps. */
function anchorsOf(pieces: readonly Piece[], { cells, roles }: Head): Piece[] {
  for (const role of ['number', 'from', 'year', 'grade'] as const) {
    const column = roles.indexOf(role);
    const found = pieces.filter(
      (piece, at) =>
        column >= 0 &&
        columnOf(piece, cells) === column &&
        /\d/u.test(piece.text) &&
        !/[-–]$|\bto$/u.test(pieces[at - 1]?.text ?? ''),
    );
    if (found.length > 0) return found;
  }
  return [];
}

function gradeOf(text: string, label: string): string {
  const isBare = /^\d{2}(?:\.\d{1,2})?$/u.test(text) && Number(text) > 10;
  return isBare && /%|percent|marks/iu.test(label) ? `${text}%` : text;
}

/** Merges a row into one piece, with bars between its cells; what somebody did stands below it. */
function piecesOf(anchor: Piece, inside: readonly Piece[], head: Head): Piece[] {
  const { cells, roles, kind } = head;
  const texts = cells.map((_, column) =>
    inside
      .filter((piece) => columnOf(piece, cells) === column)
      .map((piece) => piece.text.replaceAll('|', '/'))
      .join(' ')
      .trim(),
  );
  const textOf = (role: CellRole) => {
    const column = roles.indexOf(role);
    const text = texts[column] ?? '';
    return role === 'grade' ? gradeOf(text, cells[column]?.text ?? '') : text;
  };
  const { texts: named, isOrdered } = inOrder(kind, textOf);
  const isBelow = (role: CellRole | null) => kind === 'experience' && role === 'duties';
  const others = texts.filter((_, column) => {
    const role = roles[column] ?? null;
    return role === null || (role !== 'number' && !isBelow(role) && !isOrdered(role));
  });
  const left = Math.min(...inside.map(({ x }) => x));
  const row: Piece = {
    ...anchor,
    text: [...named, ...others].filter(Boolean).join(' | '),
    x: left,
    width: Math.max(...inside.map(rightOf)) - left,
    urls: inside.flatMap(({ urls }) => urls),
    isBold: false,
    ...(others.every((text) => text === '') && { known: knownOf(kind, textOf) }),
  };
  const duties = texts[roles.findIndex(isBelow)] ?? '';
  const below = { ...row, text: duties, y: row.y + row.fontSize * belowRow, known: [] };
  return duties === '' ? [row] : [row, below];
}

/** In font sizes: a row of its own, above the next one. */
const belowRow = 0.6;

/** Merges a table into one piece per row; its head becomes a piece that names the table's kind. */
function mergeTable(head: Head, body: readonly Row[]): Piece[] {
  const pieces = body.flatMap((row) => row.pieces);
  const anchors = anchorsOf(pieces, head);
  const [first] = anchors;
  if (!first) return [];
  const room = first.fontSize * 0.6;
  const isMiddle = pieces.some((piece) => baselineOf(piece) < baselineOf(first) - room);
  const rowAt = (piece: Piece) => {
    if (!isMiddle)
      return anchors.findLastIndex((each) => baselineOf(each) <= baselineOf(piece) + room);
    const distances = anchors.map((each) => Math.abs(baselineOf(each) - baselineOf(piece)));
    return distances.indexOf(Math.min(...distances));
  };
  const [label] = head.cells;
  if (!label) return [];
  const title = head.cells.map(({ text }) => text).join(' | ');
  const width = Math.max(...head.cells.map(rightOf)) - label.x;
  return [
    { ...label, text: title, width, isBold: false, table: head.kind },
    ...anchors.flatMap((anchor, at) =>
      piecesOf(
        anchor,
        pieces.filter((piece) => rowAt(piece) === at),
        head,
      ),
    ),
  ];
}

/** Merges each row of education and job tables into one piece, with bars between cells. */
export function mergeTables(pieces: readonly Piece[]): Piece[] {
  const pages = [...new Set(pieces.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const own = pieces.filter((piece) => piece.page === page);
    const rows = rowsOf(own);
    const gone = new Set<Piece>();
    const merged: Piece[] = [];
    for (let at = 0; at < rows.length; at++) {
      const head = headAt(rows, at);
      if (!head) continue;
      const last = at + head.rows.length - 1;
      const body = bodyOf(rows.slice(last), head);
      const table = mergeTable(head, body);
      if (table.length === 0) continue;
      merged.push(...table);
      for (const row of [...head.rows, ...body]) for (const piece of row.pieces) gone.add(piece);
      at = last + body.length;
    }
    return [...own.filter((piece) => !gone.has(piece)), ...merged];
  });
}
