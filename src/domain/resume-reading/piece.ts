import type { TextRun } from './document-text.ts';
import type { Known, TableKind } from './table-labels.ts';

/** Contiguous text on a line: a table cell, a date in the margin, or a whole line. */
export type Piece = Omit<TextRun, 'isHidden' | 'url'> & {
  /** The same text where it stands wider apart than a space: tags without any other separator. */
  parts?: string[];
  /** Its beginning, where that is set in a style of its own: bold 'Acme' in 'Acme Pune'. */
  lead?: string;
  urls: string[];
  isHeading: boolean;
  /** Letter-spaced text: 'E X P E R I E N C E'. */
  isSpread: boolean;
  /** For a table's head row: the kind of its rows. */
  table: TableKind | null;
  /** For a row of a table or form: what its columns or labels say of its texts. */
  known?: Known;
};

/** The approximate baseline, in points from the top of the page. */
export const baselineOf = (piece: { y: number; height: number }) => piece.y + piece.height * 0.8;
export const rightOf = (piece: { x: number; width: number }) => piece.x + piece.width;

/** The pieces of a line from left to right, and the gap above it in lines. */
export type Line = {
  text: string;
  pieces: Piece[];
  page: number;
  x: number;
  right: number;
  baseline: number;
  fontSize: number;
  isBold: boolean;
  isBullet: boolean;
  /** A bullet point only by its indentation: the line may also continue the one above it. */
  isIndented?: boolean;
  /** The first line of a cell with other cells beside it. */
  startsBlock: boolean;
  /** Distance from the left edge of its cell or column, and that area's right edge. */
  indent: number;
  edge: number;
  gap: number;
};
