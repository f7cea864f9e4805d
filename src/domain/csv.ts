export type Cell = string | number | Date | null;

/**
 * Rows as CSV (RFC 4180), safe for spreadsheets: values that could start a formula get an
 * apostrophe.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell instanceof Date ? cell.toISOString() : (cell ?? '');
  const plain =
    /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
