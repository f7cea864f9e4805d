type Waiting = { owner: string; start: () => void };

/**
 * Runs a limited number of jobs at once, one per owner. The next job is from the owner served
 * longest ago, so that nobody waits behind another's hundred.
 */
export function createFairQueue({
  atOnce,
  mostPerOwner,
  most,
}: Record<'atOnce' | 'mostPerOwner' | 'most', number>) {
  let waiting: Waiting[] = [];
  const running = new Set<string>();
  const served = new Map<string, number>();
  let count = 0;

  const next = () => {
    while (running.size < atOnce) {
      const free = waiting.filter(({ owner }) => !running.has(owner));
      const [first] = free.toSorted(
        (one, other) => (served.get(one.owner) ?? 0) - (served.get(other.owner) ?? 0),
      );
      if (!first) return;
      waiting = waiting.filter((each) => each !== first);
      running.add(first.owner);
      count += 1;
      served.set(first.owner, count);
      first.start();
    }
  };

  return {
    /**
     * Resolves to true when it is this owner's turn, or to false at once if too many are waiting.
     */
    async acquire(owner: string): Promise<boolean> {
      const own = waiting.filter((each) => each.owner === owner).length;
      if (waiting.length >= most || own >= mostPerOwner) return false;
      await new Promise<void>((start) => {
        waiting.push({ owner, start });
        next();
      });
      return true;
    },
    release(owner: string): void {
      running.delete(owner);
      // Once nothing is waiting or running, the order is forgotten, so that the map does not grow
      // with the number of students.
      if (
        !waiting.some((each) => each.owner === owner) &&
        running.size === 0 &&
        waiting.length === 0
      )
        served.clear();
      next();
    },
  };
}
