/** Totals are exact up to this many rows; above it '10,000+' is shown. */
export const exactTotalLimit = 10_000;

export type CappedTotal = { count: number; capped: boolean };

/** Turns a count that stopped at limit + 1 rows into a displayable total. */
export function cappedTotal(counted: number): CappedTotal {
  return { count: Math.min(counted, exactTotalLimit), capped: counted > exactTotalLimit };
}
