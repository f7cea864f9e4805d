/** Whether the run tries all combinations, however long it takes: `npm run test:long`. */
export const triesAll = process.env['TEST_ALL'] !== undefined;

/** Which sample a run tries: another one each day. TEST_TURN repeats the sample of an earlier run. */
export const runTurn = Number(process.env['TEST_TURN'] ?? Math.floor(Date.now() / 86_400_000));

/** Scattered, so that a case of every second run meets every way and not every second one. */
const wayOfRun = Math.imul(runTurn, 2_654_435_761) >>> 16;

/**
 * Which of the ways a case goes. Ways that have nothing to do with the case are not all tried with it: they take turns over the
 * cases, so that each way meets each kind of case somewhere, and over the runs, so that each case goes every way.
 */
export function takeTurns<Way>(ways: readonly Way[], turn: number): readonly Way[] {
  const way = ways[(turn + wayOfRun) % ways.length];
  return triesAll || way === undefined ? ways : [way];
}

/** Whether this run tries a case of which one in `share` is tried; the next run tries the next one. */
export function isSampled(turn: number, share: number): boolean {
  return triesAll || (turn + runTurn) % share === 0;
}

/** One in `share` of the cases; each is tried in one of so many runs. */
export function sample<Case>(cases: readonly Case[], share: number): readonly Case[] {
  return cases.filter((_, at) => isSampled(at, share));
}
