/** Totals are exact up to this many rows; beyond it they are shown as '10,000+'. */
export const exactTotalLimit = 10_000;

export type CappedTotal = { count: number; capped: boolean };

/** A count that was stopped at limit + 1 rows, as what may be shown. */
export function cappedTotal(counted: number): CappedTotal {
  return { count: Math.min(counted, exactTotalLimit), capped: counted > exactTotalLimit };
}
