import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Returns a check for the most common passwords; it expects lower case. */
export function createCommonPasswords(): (password: string) => boolean {
  const common = new Set(dictionary['passwords-common']);
  return (password) => common.has(password);
}

// Leaves out letters and digits that are easily confused when read aloud.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const usual = 12;

/** Returns a random password of twelve characters, or of `least` if that is more. */
export function generatePassword(least: number): string {
  const length = Math.max(usual, least);
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

const strong = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared with when no hash is stored, so that the check takes equally long. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$dDpjzAInk3eYG6LLBzkaVA$FYL6omTvF8Bc1Sw3uxHyUxcZiBdkxqCnc83wbReveQ4';

/**
 * argon2id (19 MiB, two passes, unless `cost` says otherwise). Leaves one core to the rest of the
 * server and uses memory for at most four hashes at a time.
 */
export function createPasswordHash(cost = strong) {
  const maxRunning = Math.max(1, Math.min(4, availableParallelism() - 1));
  // Separate queues: many sign-ups at once don't keep anybody from signing in.
  const hashing = createConcurrencyLimit({ maxRunning, maxWaiting: 60 });
  const verifying = createConcurrencyLimit({ maxRunning, maxWaiting: 60 });

  return {
    hash: (password: string) => hashing(() => hash(password, cost)),
    /** Verifies a password; without a stored hash it returns false after the same time. */
    verify: ({ hash: stored, password }: { hash: string | null; password: string }) =>
      verifying(async () => (await verify(stored ?? nobodys, password)) && stored !== null),
  };
}
