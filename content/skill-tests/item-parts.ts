export const people = [
  'Asha',
  'Ben',
  'Chen',
  'Divya',
  'Elena',
  'Farid',
  'Grace',
  'Hiro',
  'Imani',
  'Jonas',
  'Kavya',
  'Liam',
];

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** An INSERT statement for rows of plain values. */
export function insert(table: string, rows: readonly (string | number | null)[][]): string {
  const written = (value: string | number | null) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? 'NULL');
  return `INSERT INTO ${table} VALUES\n${rows
    .map((row) => `  (${row.map(written).join(', ')})`)
    .join(',\n')};`;
}
