/** Deep equality of plain data, independent of key order. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  const of = (from: object, key: string) => (from as Record<string, unknown>)[key];
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameValue(of(a, key), of(b, key)))
  );
}
