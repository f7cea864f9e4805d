/**
 * A position in a person's events: everything by transactions before `transaction` was sent when
 * the cursor was made. It uses transactions, not ids or times, because an event can appear after
 * one with a higher id that committed earlier.
 */
export type Cursor = { transaction: bigint; seconds: number };

/** Older events may have been deleted, so an older cursor is void. */
export const CURSOR_HOLDS_SECONDS = 24 * 60 * 60;

export function formatCursor({ transaction, seconds }: Cursor): string {
  return `${transaction}-${seconds}`;
}

/** Returns undefined for text that `formatCursor` did not write. */
export function parseCursor(text: string): Cursor | undefined {
  const parts = /^(\d{1,19})-(\d{1,11})$/.exec(text);
  if (!parts) return undefined;
  return { transaction: BigInt(parts[1] ?? 0), seconds: Number(parts[2]) };
}
