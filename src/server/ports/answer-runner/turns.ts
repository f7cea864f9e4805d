type Waiting = { owner: string; start: () => void };

/**
 * Lets a limited number of works run at once. An owner has one running; the next is of the owner
 * who was served longest ago, so that nobody waits for another's hundred.
 */
export function createTurns({
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
    /** Resolves when it is this owner's turn; to false at once if too many wait. */
    async take(owner: string): Promise<boolean> {
      const own = waiting.filter((each) => each.owner === owner).length;
      if (waiting.length >= most || own >= mostPerOwner) return false;
      await new Promise<void>((start) => {
        waiting.push({ owner, start });
        next();
      });
      return true;
    },
    end(owner: string): void {
      running.delete(owner);
      // Who waits for nothing starts anew: the list doesn't grow with the number of students.
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
