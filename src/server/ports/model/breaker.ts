import { ModelFailure } from './model-failure.ts';

/** Failures in a row after which nobody is asked for a while. */
const failuresToRest = 5;
const restMs = 30_000;

/** Lets work through until it failed five times in a row; half a minute later one goes first, and decides for the others. */
export function createBreaker(now: () => number) {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;

  return async function guard<T>(work: () => Promise<T>): Promise<T> {
    const isOpen = failures >= failuresToRest;
    if (isOpen && (isTrying || now() < restsUntil)) throw new ModelFailure('rests');
    isTrying = isOpen;
    try {
      const done = await work();
      failures = 0;
      return done;
    } catch (error) {
      failures++;
      restsUntil = now() + restMs;
      throw error;
    } finally {
      if (isOpen) isTrying = false;
    }
  };
}
