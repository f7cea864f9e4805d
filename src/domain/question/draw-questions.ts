type Draw = {
  /** Ids of every question to choose from. */
  bank: readonly string[];
  /** Ids of the previous sets, newest first. */
  previous: readonly (readonly string[])[];
  count: number;
  seed: number;
};

/**
 * Chooses questions at random, the same for the same seed: first those in none of the previous
 * sets, then those whose last set is oldest. `repeated` counts the latter.
 */
export function drawQuestions({ bank, previous, count, seed }: Draw) {
  const age = (id: string) => {
    const at = previous.findIndex((ids) => ids.includes(id));
    return at < 0 ? previous.length : at;
  };
  const oldestFirst = shuffled(bank, seed).toSorted((one, other) => age(other) - age(one));
  const ids = oldestFirst.slice(0, count);
  return { ids, repeated: ids.filter((id) => age(id) < previous.length).length };
}

function shuffled(ids: readonly string[], seed: number): string[] {
  const random = createRandom(seed);
  return ids
    .map((id) => ({ id, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ id }) => id);
}

/** Mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
