import { ModelFailure } from './model-failure.ts';

/** The number of consecutive failures that opens the circuit breaker. */
const failuresToOpen = 5;
const openMs = 30_000;

/**
 * A circuit breaker: opens after five consecutive failures; half a minute later one trial call
 * decides for the others. A service that rejects what it was sent is working.
 */
export function createBreaker(now: () => number) {
  let failures = 0;
  let openUntil = 0;
  let isTrying = false;

  return async function guard<T>(work: () => Promise<T>): Promise<T> {
    const isOpen = failures >= failuresToOpen;
    if (isOpen && (isTrying || now() < openUntil)) throw new ModelFailure('paused');
    isTrying = isOpen;
    try {
      const done = await work();
      failures = 0;
      return done;
    } catch (error) {
      const isOwnFault = error instanceof ModelFailure && error.problem === 'rejected';
      failures = isOwnFault ? 0 : failures + 1;
      openUntil = now() + openMs;
      throw error;
    } finally {
      if (isOpen) isTrying = false;
    }
  };
}
