/** JSON in its one canonical form (RFC 8785): no spaces, keys in the order of their code units. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${sortedJson(each)}`);
  return `{${pairs.join(',')}}`;
}
