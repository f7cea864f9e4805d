import { dayMs } from '#domain/time.ts';

/** Whether the run tries all combinations, however long it takes: `npm run test:long`. */
export const triesAll = process.env['TEST_ALL'] !== undefined;

/** Whether the run has to end within minutes: `npm test` without a name of a suite or file. */
const isShort = process.env['TEST_SHORT'] !== undefined && !triesAll;

/** A short run tries one in so many of the journeys and of the longest unit tests. */
const shortShare = 8;

/** The sample that a run tries; it changes every day. TEST_TURN repeats an earlier run. */
export const runTurn = Number(process.env['TEST_TURN'] ?? Math.floor(Date.now() / dayMs));

/** Hashed, so that a case sampled every second run still meets every variant. */
const wayOfRun = Math.imul(runTurn, 2_654_435_761) >>> 16;

/**
 * Which of the ways a case goes. Ways that have nothing to do with the case are not all tried with
 * it: they take turns over the cases and over the runs, so that each way meets each case some day.
 */
export function takeTurns<Way>(ways: readonly Way[], turn: number): readonly Way[] {
  const way = ways[(turn + wayOfRun) % ways.length];
  return triesAll || way === undefined ? ways : [way];
}

/**
 * Whether the run tries the case; each is tried once in about `share` runs of its file. Every
 * eighth run moves on by three more: a file that is chosen every eighth day would always meet the
 * same half or quarter of its cases.
 */
export function isSampledAt(run: number, turn: number, share: number): boolean {
  return (turn + run + 3 * Math.floor(run / shortShare)) % share === 0;
}

/** Whether a short run tries the journey or the long file. */
export function isChosenAt(run: number, turn: number): boolean {
  return (turn + run) % shortShare === 0;
}

export function isSampled(turn: number, share: number): boolean {
  return triesAll || isSampledAt(runTurn, turn, share);
}

export function isChosen(turn: number): boolean {
  return !isShort || isChosenAt(runTurn, turn);
}

/** One in `share` of the cases; every case is tried once in `share` runs. */
export function sample<Case>(cases: readonly Case[], share: number): readonly Case[] {
  return cases.filter((_, at) => isSampled(at, share));
}
