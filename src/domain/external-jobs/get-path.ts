/** The value at a path such as 'company.name' or 'lists.0.text'; undefined when absent. */
export function getPath(value: unknown, path: string): unknown {
  let at = value;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}

/** The list at a path; empty when absent. */
export function readList(value: unknown, path: string): unknown[] {
  const found = path === '' ? value : getPath(value, path);
  return Array.isArray(found) ? found : [];
}

/** Normalizes to a single storable line; null when empty or not text. */
export function lineOf(value: unknown, most = 200): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const line = storable(String(value)).replace(/\s+/gu, ' ').trim();
  return line === '' ? null : Array.from(line).slice(0, most).join('');
}

/**
 * Removes characters that the database or readers can't handle: NUL and other control characters,
 * lone surrogates, and direction marks.
 */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ' ');
}
