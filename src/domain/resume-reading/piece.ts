import type { TableKind } from './table-labels.ts';

/** Text that stands together on one line of a page: a word of a table, a date at the edge, or a whole line. */
export type Piece = {
  text: string;
  page: number;
  x: number;
  /** The upper edge. */
  y: number;
  width: number;
  height: number;
  fontSize: number;
  font: string;
  isBold: boolean;
  isItalic: boolean;
  urls: string[];
  isHeading: boolean;
  /** Its letters stand apart: 'E X P E R I E N C E'. */
  isSpread: boolean;
  /** The first row of a table: what the rows below it are about. */
  table: TableKind | null;
};

/** Where letters stand, in points from the top of the page. */
export const baselineOf = (piece: { y: number; height: number }) => piece.y + piece.height * 0.8;
export const rightOf = (piece: { x: number; width: number }) => piece.x + piece.width;

/** Pieces of one line from left to right, and how much room there is above it, in lines. */
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
  /** The first line of a cell that stands beside others. */
  startsBlock: boolean;
  /** How far it begins from the left edge of its cell or column, and where that ends. */
  indent: number;
  edge: number;
  gap: number;
};
