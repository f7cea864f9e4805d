import { LRUCache } from 'lru-cache';

export type Cache = ReturnType<typeof createCache>;

/** Caches values that are the same for everyone for some seconds; at most three hundred. */
export function createCache(clock: () => number = () => performance.now()) {
  const values = new LRUCache<string, Promise<unknown>>({
    max: 300,
    ttlResolution: 0,
    perf: { now: clock },
  });

  return {
    /**
     * Returns the value for `noun.what`, and reloads it after `seconds`. Concurrent callers share
     * one load.
     */
    async load<T>(name: string, seconds: number, make: () => Promise<T>): Promise<T> {
      const found = values.get(name);
      if (found) return found as Promise<T>;
      const value = make();
      values.set(name, value, { ttl: seconds * 1_000 });
      try {
        return await value;
      } catch (error) {
        if (values.peek(name) === value) values.delete(name);
        throw error;
      }
    },

    /** Drops the values whose names start with `noun.`; loads in progress are not cached either. */
    drop(noun: string): void {
      for (const name of [...values.keys()]) if (name.startsWith(`${noun}.`)) values.delete(name);
    },
  };
}
