/** The key of the stored state of a source or board. */
export function fetchKeyOf(source: string, board: string | null): string {
  return board === null ? source : `${source}/${board}`;
}

/** The key that limits how often a source or board is fetched. */
export function questionKeyOf(source: string, board: string | null): string {
  return `fetch:${fetchKeyOf(source, board)}`;
}
