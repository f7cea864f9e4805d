/**
 * A place in a person's events: everything written by transactions before `transaction` had been told when the cursor was made.
 * Transactions, not ids or times, because an event can appear after one with a higher id that committed sooner.
 */
export type Cursor = { transaction: bigint; seconds: number };

/** Older events may be deleted, so an older cursor says nothing. */
export const CURSOR_HOLDS_SECONDS = 24 * 60 * 60;

export function formatCursor({ transaction, seconds }: Cursor): string {
  return `${transaction}-${seconds}`;
}

/** Undefined for anything that `formatCursor` did not write. */
export function parseCursor(text: string): Cursor | undefined {
  const parts = /^(\d{1,19})-(\d{1,11})$/.exec(text);
  if (!parts) return undefined;
  return { transaction: BigInt(parts[1] ?? 0), seconds: Number(parts[2]) };
}
