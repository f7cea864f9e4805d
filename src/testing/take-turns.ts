/** Whether the run is to try all there is, however long it takes: `npm run test:long`. */
export const triesAll = process.env['TEST_ALL'] !== undefined;

/**
 * Which of the ways a case goes. Ways that have nothing to do with the case are not all tried with it: they take turns over the
 * cases, so that each way meets each kind of case somewhere.
 */
export function takeTurns<Way>(ways: readonly Way[], turn: number): readonly Way[] {
  const way = ways[turn % ways.length];
  return triesAll || way === undefined ? ways : [way];
}
