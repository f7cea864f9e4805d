/** Whether the run tries all combinations, however long it takes: `npm run test:long`. */
export const triesAll = process.env['TEST_ALL'] !== undefined;

/**
 * Chooses the ways to try for a case. Ways that are independent of the case are not all combined
 * with it but rotate over the cases, so that each way meets each kind of case somewhere.
 */
export function takeTurns<Way>(ways: readonly Way[], turn: number): readonly Way[] {
  const way = ways[turn % ways.length];
  return triesAll || way === undefined ? ways : [way];
}
