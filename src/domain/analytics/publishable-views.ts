/** Views are shown from this many on: fewer could tell a company who looked. */
export const fewestViews = 10;

/**
 * The views of each source, null where they would lead to people. What is withheld is always at
 * least two sources with enough views together, so that subtracting the others from the total doesn't
 * reveal one. Comparing two periods or postings still can.
 */
export function publishableViews<Row extends { views: number }>(
  rows: readonly Row[],
): (Row & { shown: number | null })[] {
  const withheld = new Set<Row>(rows.filter(({ views }) => views > 0 && views < fewestViews));
  const others = rows
    .filter((row) => row.views > 0 && !withheld.has(row))
    .toSorted((one, other) => one.views - other.views);
  const sum = () => [...withheld].reduce((total, { views }) => total + views, 0);
  for (const row of others) {
    if (withheld.size === 0 || sum() >= fewestViews) break;
    withheld.add(row);
  }
  return rows.map((row) => ({ ...row, shown: withheld.has(row) ? null : row.views }));
}
