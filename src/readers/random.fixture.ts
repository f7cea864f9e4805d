/** Repeatable random choices (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const take = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  /** Different items in random order. */
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    return Array.from({ length: Math.min(count, list.length) }, () =>
      left.splice(Math.floor(next() * left.length), 1),
    ).flat();
  };
  return { next, whole, take, some };
}
