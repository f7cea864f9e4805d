const freeGuesses = 10;
const firstWaitSeconds = 30;
const longestWaitSeconds = 60 * 60;

/** Seconds until the next guess is looked at after so many wrong ones in a row: none after the first nine, then doubling from 30 up to an hour. */
export function guessWait(failures: number): number {
  if (failures < freeGuesses) return 0;
  return Math.min(firstWaitSeconds * 2 ** (failures - freeGuesses), longestWaitSeconds);
}

/** The waits after the first, the second … wrong guess, until they grow no more. */
export const guessWaits: readonly number[] = Array.from({ length: freeGuesses + 8 }, (_, at) =>
  guessWait(at + 1),
);
