type Counted = { weight: number; value: number | null };

/**
 * The most points a part can add, a whole number from 0 to 100: its weight among the parts that
 * could be measured.
 */
export function mostPoints(part: Counted, parts: readonly Counted[]): number {
  const measured = parts.reduce((sum, { weight, value }) => sum + (value === null ? 0 : weight), 0);
  return part.value === null ? 0 : Math.round((part.weight * 100) / measured);
}
