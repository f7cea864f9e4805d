import { ModelFailure } from './model-failure.ts';

/** The number of consecutive failures that opens the circuit breaker. */
const failuresToRest = 5;
const restMs = 30_000;

/**
 * A circuit breaker: opens after five consecutive failures; half a minute later one trial call
 * decides for the others.
 */
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
