type Turn = { after?: string | undefined; before?: string | undefined; limit: number };

export const defaultLimit = 20;

/** The rows to show, of which one more than that was read, and the cursors of the pages around them. */
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
