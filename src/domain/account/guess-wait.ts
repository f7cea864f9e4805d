const freeGuesses = 10;
const firstWaitSeconds = 30;
const longestWaitSeconds = 60 * 60;

/**
 * Seconds until the next password attempt is accepted: none for the first nine failures in a row,
 * then 30, doubling up to an hour.
 */
export function guessWait(failures: number): number {
  if (failures < freeGuesses) return 0;
  return Math.min(firstWaitSeconds * 2 ** (failures - freeGuesses), longestWaitSeconds);
}

/** The wait after each consecutive failure, up to the maximum. */
export const guessWaits: readonly number[] = Array.from({ length: freeGuesses + 8 }, (_, at) =>
  guessWait(at + 1),
);
