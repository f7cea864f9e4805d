type Turn = { after?: string | undefined; before?: string | undefined; limit: number };

export const defaultLimit = 20;

/** Takes one row more than the page shows and returns the page with the cursors around it. */
export function pageAround<Row>(
  rows: Row[],
  { after, before, limit }: Turn,
  cursorOf: (row: Row) => string,
) {
  const isBackwards = before !== undefined;
  const hasMore = rows.length > limit;
  const items = rows.slice(0, limit);
  if (isBackwards) items.reverse();
  const [first] = items;
  const last = items.at(-1);
  const hasNewer = isBackwards ? hasMore : after !== undefined;
  const hasOlder = isBackwards || hasMore;
  return {
    items,
    newer: first !== undefined && hasNewer ? cursorOf(first) : null,
    older: last !== undefined && hasOlder ? cursorOf(last) : null,
  };
}
