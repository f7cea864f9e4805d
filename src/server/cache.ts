type Entry = { value: Promise<unknown>; staleAt: number };

export type Cache = ReturnType<typeof createCache>;

const maxEntries = 300;

/** Caches values that are the same for everyone for some seconds; at most three hundred. */
export function createCache(clock: () => number = () => performance.now()) {
  const entries = new Map<string, Entry>();

  return {
    /**
     * Returns the value for `noun.what`, and reloads it after `seconds`. Concurrent callers share
     * one load.
     */
    async load<T>(name: string, seconds: number, make: () => Promise<T>): Promise<T> {
      const found = entries.get(name);
      if (found && clock() < found.staleAt) return found.value as Promise<T>;
      const entry = { value: make(), staleAt: clock() + seconds * 1_000 };
      entries.delete(name);
      entries.set(name, entry);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      try {
        return await entry.value;
      } catch (error) {
        if (entries.get(name) === entry) entries.delete(name);
        throw error;
      }
    },

    /** Drops the values whose names start with `noun.`; loads in progress are not cached either. */
    drop(noun: string): void {
      for (const name of entries.keys()) if (name.startsWith(`${noun}.`)) entries.delete(name);
    },
  };
}
