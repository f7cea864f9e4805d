export const newsletterStates = ['asked', 'subscribed', 'left'] as const;

type Cell = string | Date | null;

/**
 * Rows as CSV (RFC 4180), safe for spreadsheets: values that could start a formula get an
 * apostrophe.
 */
export function newsletterCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString() : (cell ?? '');
  const plain =
    /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
