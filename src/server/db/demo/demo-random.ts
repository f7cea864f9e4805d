export type Random = ReturnType<typeof createRandom>;

/** A seeded random generator with the same sequence on every machine (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));

  function pick<T>(list: readonly T[]): T {
    const chosen = list[whole(0, list.length - 1)];
    if (chosen === undefined) throw new Error('There is nothing to pick from in an empty list.');
    return chosen;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, rank: next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  }

  /** Picks some items and keeps the list's order. */
  function some<T>(list: readonly T[], count: number): T[] {
    const kept = new Set(shuffle(list.map((_, index) => index)).slice(0, count));
    return list.filter((_, index) => kept.has(index));
  }

  function weighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
    let left = next() * list.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of list) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return pick(list);
  }

  return { next, between, whole, pick, shuffle, some, weighted, chance: (p: number) => next() < p };
}
