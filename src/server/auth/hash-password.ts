import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const strong = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a password is compared with when there is none, so that this takes as long. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$dDpjzAInk3eYG6LLBzkaVA$FYL6omTvF8Bc1Sw3uxHyUxcZiBdkxqCnc83wbReveQ4';

/**
 * argon2id (19 MiB, two passes, unless the cost is given). One core is left to the rest of the server, and memory for four is the most it takes.
 */
export function createPasswordHash(cost = strong) {
  const maxRunning = Math.max(1, Math.min(4, availableParallelism() - 1));
  const limited = createConcurrencyLimit({ maxRunning, maxWaiting: 60 });

  return {
    hash: (password: string) => limited(() => hash(password, cost)),
    /** Whether it is the password that was stored; where nothing is stored, no, after the same time. */
    verify: ({ hash: stored, password }: { hash: string | null; password: string }) =>
      limited(async () => (await verify(stored ?? nobodys, password)) && stored !== null),
  };
}
