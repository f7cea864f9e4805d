import { type Cell, csvOf } from '#domain/csv.ts';

export const newsletterStates = ['asked', 'subscribed', 'left'] as const;

/** The head and the rows as CSV. */
export function newsletterCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvOf([head, ...rows]);
}
