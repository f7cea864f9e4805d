/**
 * How well a pay fits an expectation, both in rupees a year: 100 up to the most that is offered, then 2 less for each
 * whole percent above it, so that half as much again leaves nothing.
 */
export function salaryValue(expected: number, most: number): number {
  if (expected <= most) return 100;
  if (most <= 0) return 0;
  const percentOver = Math.floor(((expected - most) * 100) / most);
  return Math.max(0, 100 - 2 * percentOver);
}
