/** What the state of a source is kept under, or of one board of it. */
export function fetchKeyOf(source: string, board: string | null): string {
  return board === null ? source : `${source}/${board}`;
}

/** What a look is noted under, among the questions that were asked. */
export function questionKeyOf(source: string, board: string | null): string {
  return `look:${fetchKeyOf(source, board)}`;
}
