type Entry = { value: Promise<unknown>; staleAt: number };

export type Cache = ReturnType<typeof createCache>;

const most = 300;

/** Values that are the same for everyone and cost more than they change: made once, kept for some seconds; three hundred at most. */
export function createCache(clock: () => number = () => performance.now()) {
  const entries = new Map<string, Entry>();

  return {
    /** The value of that name (`noun.what`), made anew once it is older than `seconds`; who asks meanwhile shares one making. */
    async load<T>(name: string, seconds: number, make: () => Promise<T>): Promise<T> {
      const found = entries.get(name);
      if (found && clock() < found.staleAt) return found.value as Promise<T>;
      const entry = { value: make(), staleAt: clock() + seconds * 1_000 };
      entries.delete(name);
      entries.set(name, entry);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      try {
        return await entry.value;
      } catch (error) {
        if (entries.get(name) === entry) entries.delete(name);
        throw error;
      }
    },

    /** Forgets the values whose names start with `noun.`; those being made are not kept either. */
    drop(noun: string): void {
      for (const name of entries.keys()) if (name.startsWith(`${noun}.`)) entries.delete(name);
    },
  };
}
