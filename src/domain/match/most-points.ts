type Counted = { weight: number; value: number | null };

/**
 * The most that a part can add to the number, 0 to 100, whole: its weight out of those that are measured, for the parts that are
 * not measured leave theirs to the others.
 */
export function mostPoints(part: Counted, parts: readonly Counted[]): number {
  const measured = parts.reduce((sum, { weight, value }) => sum + (value === null ? 0 : weight), 0);
  return part.value === null ? 0 : Math.round((part.weight * 100) / measured);
}
