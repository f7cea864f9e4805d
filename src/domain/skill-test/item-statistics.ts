/** Below this number of answers an item has no statistics. */
export const fewestItemAnswers = 50;

/** An item whose discrimination is lower hardly tells strong students from weak ones. */
export const lowDiscrimination = 0.15;

export const itemSorts = ['item', 'answers', 'share', 'discrimination'] as const;
export type ItemSort = (typeof itemSorts)[number];

export type ItemStatistics = {
  answers: number;
  /** The measured difficulty: share of right answers, 0 to 1; null below the fewest answers. */
  share: number | null;
  /** −1 to 1; null below the fewest answers, or if all answers or all tests are alike. */
  discrimination: number | null;
};

/** Sorts items that have no value last, whatever the direction. */
export function sortItems<Item extends ItemStatistics & { id: string }>(
  items: readonly Item[],
  sort: ItemSort,
  isDescending: boolean,
): Item[] {
  const sign = isDescending ? -1 : 1;
  const byId = (one: Item, other: Item) => one.id.localeCompare(other.id, 'en');
  if (sort === 'item') return items.toSorted((one, other) => sign * byId(one, other));
  return items.toSorted((one, other) => {
    const [a, b] = [one[sort], other[sort]];
    if (a === null || b === null)
      return Number(a === null) - Number(b === null) || byId(one, other);
    return sign * (a - b) || byId(one, other);
  });
}
