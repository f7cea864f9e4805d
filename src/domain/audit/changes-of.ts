export type AuditChange = { field: string; before: string | null; after: string | null };
type Facts = Record<string, unknown> | null;

/** Characters of one value; longer values are cut with an ellipsis. */
export const maxAuditValueLength = 2_000;

/** The changed fields of an audit entry, in its own order. */
export function changesOf(before: Facts, after: Facts): AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({
      field,
      before: valueOf(before?.[field]),
      after: valueOf(after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}

function valueOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = Array.isArray(value)
    ? value.map((each) => valueOf(each) ?? '').join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
  return text.length > maxAuditValueLength ? `${text.slice(0, maxAuditValueLength)}…` : text;
}
