/** Columns of the applications table that can be hidden; the candidate is always shown. */
export const receivedColumns = [
  'position',
  'applied',
  'status',
  'match',
  'rating',
  'stage',
  'unread',
  'owner',
] as const;
export type ReceivedColumn = (typeof receivedColumns)[number];

const shownAtFirst: readonly ReceivedColumn[] = ['position', 'applied', 'status', 'match', 'owner'];

/** The columns that a query string names, in their fixed order; the default ones without. */
export function columnsOf(named: string | null): ReceivedColumn[] {
  if (named === null) return [...shownAtFirst];
  const names = new Set(named.split('.'));
  return receivedColumns.filter((column) => names.has(column));
}

/** As in a query string: '' for the default ones, 'none' for no column. */
export function columnsParam(columns: readonly ReceivedColumn[]): string {
  const inOrder = receivedColumns.filter((column) => columns.includes(column));
  if (inOrder.join('.') === shownAtFirst.join('.')) return '';
  return inOrder.join('.') || 'none';
}
