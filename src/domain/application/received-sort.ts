/** The sort orders of received applications; the first of each pair is the default direction. */
export const receivedSorts = [
  'newest',
  'oldest',
  'match',
  'match-lowest',
  'rating',
  'rating-lowest',
  'stage',
  'stage-shortest',
  'unread',
  'unread-fewest',
  'owner',
  'owner-last',
  'status',
  'status-last',
] as const;
export type ReceivedSort = (typeof receivedSorts)[number];

export const sortedBy = [
  'applied',
  'match',
  'rating',
  'stage',
  'unread',
  'owner',
  'status',
] as const;
export type SortedBy = (typeof sortedBy)[number];

type Order = { by: SortedBy; isAscending: boolean };

const orders: Record<ReceivedSort, Order> = {
  newest: { by: 'applied', isAscending: false },
  oldest: { by: 'applied', isAscending: true },
  match: { by: 'match', isAscending: false },
  'match-lowest': { by: 'match', isAscending: true },
  rating: { by: 'rating', isAscending: false },
  'rating-lowest': { by: 'rating', isAscending: true },
  // By the time of the last change: the earliest one is the longest ago.
  stage: { by: 'stage', isAscending: true },
  'stage-shortest': { by: 'stage', isAscending: false },
  unread: { by: 'unread', isAscending: false },
  'unread-fewest': { by: 'unread', isAscending: true },
  owner: { by: 'owner', isAscending: true },
  'owner-last': { by: 'owner', isAscending: false },
  // By status, and by stage within each.
  status: { by: 'status', isAscending: true },
  'status-last': { by: 'status', isAscending: false },
};

export const orderOf = (sort: ReceivedSort = 'newest'): Order => orders[sort];

/** The order after a click on a column's header: the wanted one first, then its reverse. */
export function nextSort(by: SortedBy, now: ReceivedSort): ReceivedSort {
  const [first, second] = receivedSorts.filter((sort) => orders[sort].by === by);
  return (now === first ? second : first) ?? 'newest';
}
