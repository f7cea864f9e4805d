import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /**
   * The cell that names the row: its link opens the row, and on a card it is the heading. Exactly
   * one per table.
   */
  main?: boolean;
  /** The accessible name of the main cell's link, where its text alone is ambiguous. */
  label?: (row: Row) => string;
  /** 'end' is for numbers and short values at the end of the row, with tabular figures. */
  align?: 'start' | 'end';
  /** Left out of a table narrower than 768 px; cards have room for it. */
  isDroppedWhenNarrow?: boolean;
  /** Shown on cards without its header, for a self-explanatory badge. */
  bare?: boolean;
  /** The rows are sorted by this column; the control for that is elsewhere. */
  direction?: 'ascending' | 'descending';
  sort?: { direction: 'ascending' | 'descending' | 'none'; to: string } | undefined;
  className?: string;
};

export type RowSelection<Row> = {
  label: (row: Row) => string;
  allLabel: string;
  onToggle: (row: Row, isOn: boolean, isRange: boolean) => void;
  onAll: (isOn: boolean) => void;
};

export const droppedWhenNarrow = 'sm:max-md:hidden!';
