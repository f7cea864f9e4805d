/**
 * Scores pay against expectation, both in rupees a year: 100 up to the maximum offered, then minus
 * 2 per whole percent above it, so 0 from 150%.
 */
export function salaryValue(expected: number, most: number): number {
  if (expected <= most) return 100;
  if (most <= 0) return 0;
  const percentOver = Math.floor(((expected - most) * 100) / most);
  return Math.max(0, 100 - 2 * percentOver);
}
