import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/app-error.ts';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
// Who comes behind these is told to come back: a wait of some seconds would end in a time-out anyway.
const mostWaiting = 60;
const busySeconds = 3;

/** What a password is compared with when there is none, so that this takes as long. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$dDpjzAInk3eYG6LLBzkaVA$FYL6omTvF8Bc1Sw3uxHyUxcZiBdkxqCnc83wbReveQ4';

/**
 * argon2id (19 MiB, two passes), at most two at once, so that sign-ins cannot take all memory or every core. Of who
 * waits only so many; the rest is refused at once.
 */
export function createPasswordHash() {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new AppError('TOO_BUSY', busySeconds);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password: string) => inTurn(() => hash(password, parameters)),
    /** Whether it is the password that was stored; where nothing is stored, no, after the same time. */
    verify: ({ hash: stored, password }: { hash: string | null; password: string }) =>
      inTurn(async () => (await verify(stored ?? nobodys, password)) && stored !== null),
  };
}
