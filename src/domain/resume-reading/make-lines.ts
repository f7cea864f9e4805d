import { findGutter, splitAtGutter } from './find-gutter.ts';
import { isFact } from './is-fact.ts';
import { joinWrappedDates } from './join-wrapped-dates.ts';
import { baselineOf, rightOf, type Line, type Piece } from './piece.ts';

const bullet = /^(?:[•◦▪▫–—*●○■□‣⁃➢➤►▶✓✔◆◇»›·∙-]|\+(?=\s+\p{L})|o(?= \p{Lu}))\s*(?=\S)/u;
const loneBullet = /^[•◦▪▫–—*●○■□‣⁃➢➤►▶✓✔◆◇»›·∙o-]$/u;

export const withoutBullet = (text: string) =>
  text
    .replace(bullet, '')
    .replace(/^\(?\d{1,2}[.)]\s+(?=\p{L})/u, '')
    .trim();

function lineOf(pieces: Piece[], startsBlock: boolean): Line {
  const sorted = pieces.toSorted((a, b) => a.x - b.x);
  const [first] = sorted;
  const hasSign = first !== undefined && sorted.length > 1 && loneBullet.test(first.text);
  const words = hasSign ? sorted.slice(1) : sorted;
  const text = sorted.map((piece) => piece.text).join(' ');
  const lead = words[0] ?? first;
  return {
    text,
    pieces: words,
    page: lead?.page ?? 0,
    x: lead?.x ?? 0,
    right: Math.max(...words.map(rightOf)),
    baseline: lead ? baselineOf(lead) : 0,
    fontSize: lead?.fontSize ?? 10,
    isBold: lead?.isBold ?? false,
    isBullet: hasSign || bullet.test(first?.text ?? ''),
    startsBlock,
    indent: 0,
    edge: 0,
    gap: 0,
  };
}

function rowsOf(pieces: readonly Piece[], startsBlock: boolean, columnEdge: number): Line[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => baselineOf(a) - baselineOf(b))) {
    const near = rows
      .slice(-2)
      .find((row) =>
        row.every(
          (other) =>
            Math.abs(baselineOf(other) - baselineOf(piece)) <=
            0.42 * Math.min(other.fontSize, piece.fontSize),
        ),
      );
    if (near) near.push(piece);
    else rows.push([piece]);
  }
  const left = Math.min(...pieces.map((piece) => piece.x));
  const edge = Math.max(columnEdge, ...pieces.map(rightOf));
  return rows.map((row, at) => {
    const line = lineOf(row, startsBlock && at === 0);
    return { ...line, indent: line.x - left, edge };
  });
}

/** Columns with one kind of value each form a table, which is read by row. */
function isTable(left: readonly Piece[], right: readonly Piece[]): boolean {
  const edges = new Map<number, Piece[]>();
  for (const piece of right) {
    const x = [...edges.keys()].find((edge) => Math.abs(edge - piece.x) < 14) ?? piece.x;
    edges.set(x, [...(edges.get(x) ?? []), piece]);
  }
  const rows = new Set(right.map((piece) => Math.round(baselineOf(piece) / 4)));
  const beside = left.filter((piece) => rows.has(Math.round(baselineOf(piece) / 4))).length;
  const isShort = (piece: Piece) => piece.text.length <= 14;
  if (
    right.every(isShort) &&
    left.every(isShort) &&
    beside === right.length &&
    left.length === right.length
  )
    return true;
  const hasFacts = [...edges.values()].some(
    (cells) =>
      cells.length >= 2 && cells.filter((cell) => isFact(cell.text)).length >= cells.length * 0.6,
  );
  return hasFacts && beside >= rows.size * 0.6 && edges.size > 1;
}

/** Rows that each begin with a date: '2015 – 2019', a school, a degree. */
function areDatedRows(left: readonly Piece[], right: readonly Piece[]): boolean {
  const facts = left.filter((piece) => isFact(piece.text));
  const isBeside = (one: Piece, other: Piece) =>
    Math.abs(baselineOf(one) - baselineOf(other)) < one.fontSize * 0.4;
  return (
    facts.length > 1 &&
    facts.every((fact) => right.some((piece) => isBeside(fact, piece))) &&
    right.every((piece) => facts.some((fact) => isBeside(piece, fact)))
  );
}

/** Labels with their values directly to the right: 'Programming' and 'C++, Python'. */
function areLabels(left: readonly Piece[], right: readonly Piece[]): boolean {
  const isBeside = (label: Piece) =>
    right.some((piece) => Math.abs(baselineOf(piece) - baselineOf(label)) < piece.fontSize * 0.4);
  return (
    left.every((piece) => piece.text.length <= 32 && !piece.text.includes(',')) &&
    right.some((piece) => piece.text.includes(',')) &&
    left.every(isBeside)
  );
}

function areCells(left: Piece[], right: Piece[]): boolean {
  const notes = right.filter((piece) => isFact(piece.text)).length;
  const leftNotes = left.filter((piece) => isFact(piece.text)).length;
  if (notes >= right.length * 0.7 || leftNotes >= left.length * 0.7) return false;
  const isLabel = (piece: Piece) => piece.text.endsWith(':');
  if (left.filter(isLabel).length >= left.length * 0.5) return false;
  if (Math.min(left.length, right.length) < 0.34 * Math.max(left.length, right.length))
    return false;
  if (left.every((piece) => loneBullet.test(piece.text))) return false;
  return !isTable(left, right) && !areDatedRows(left, right) && !areLabels(left, right);
}

/** The lines under one heading; cells side by side are read one after the other. */
function blocksOf(pieces: Piece[], depth: number, startsBlock: boolean, edge: number): Line[] {
  const gutter = depth > 3 ? null : findGutter(pieces, 2, areCells);
  if (!gutter) return rowsOf(pieces, startsBlock, edge);
  const { above, left, right, below } = splitAtGutter(pieces, gutter);
  return [
    ...blocksOf(above, depth + 1, startsBlock, edge),
    ...blocksOf(left, depth + 1, true, 0),
    ...blocksOf(right, depth + 1, true, 0),
    ...blocksOf(below, depth + 1, startsBlock, edge),
  ];
}

/** Measures the gap above each line, as a multiple of the normal line spacing. */
function measureGaps(lines: Line[]): Line[] {
  const steps = lines
    .map((line, at) => line.baseline - (lines[at - 1]?.baseline ?? line.baseline))
    .filter((step) => step > 2 && step < 40)
    .sort((a, b) => a - b);
  const usual = steps[Math.floor(steps.length * 0.35)] ?? 12;
  return lines.map((line, at) => {
    const before = lines[at - 1];
    const step = before && before.page === line.page ? line.baseline - before.baseline : usual;
    return { ...line, gap: step < 0 ? 3 : step / usual };
  });
}

export type RawSection = { heading: Piece | null; lines: Line[] };

/** Splits the pieces of a column into sections: each heading with the lines below or beside it. */
export function makeSections(pieces: readonly Piece[]): RawSection[] {
  const headings = pieces.filter((piece) => piece.isHeading).toSorted((a, b) => a.y - b.y);
  const rest = pieces.filter((piece) => !piece.isHeading);
  const edge = Math.max(0, ...pieces.map(rightOf));
  const topOf = (heading: Piece) => baselineOf(heading) - heading.fontSize * 0.9;
  return [null, ...headings].map((heading, at) => {
    const from = heading ? topOf(heading) : -Infinity;
    const next = headings[at];
    const to = next ? topOf(next) : Infinity;
    const inside = rest.filter((piece) => baselineOf(piece) > from && baselineOf(piece) <= to);
    return { heading, lines: measureGaps(joinWrappedDates(blocksOf(inside, 0, false, edge))) };
  });
}
