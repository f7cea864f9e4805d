import { hash, verify } from '@node-rs/argon2';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;

/** argon2id (19 MiB, two passes), at most two at once, so that sign-ins cannot take all memory or every core. */
export function createPasswordHash() {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  return {
    hash: (password: string) => inTurn(() => hash(password, parameters)),
    verify: ({ hash: stored, password }: { hash: string; password: string }) =>
      inTurn(() => verify(stored, password)),
  };
}
