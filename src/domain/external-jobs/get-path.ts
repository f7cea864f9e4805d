/** What stands at a path such as 'company.name' or 'lists.0.text' of an answer; undefined where there is nothing. */
export function getPath(value: unknown, path: string): unknown {
  let at = value;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}

/** A list at a path; empty where there is none. */
export function readList(value: unknown, path: string): unknown[] {
  const found = path === '' ? value : getPath(value, path);
  return Array.isArray(found) ? found : [];
}

/** Text as one line that can be stored; null for what is no text, or is empty. */
export function lineOf(value: unknown, most = 200): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const line = storable(String(value)).replace(/\s+/gu, ' ').trim();
  return line === '' ? null : Array.from(line).slice(0, most).join('');
}

/** Text without what a database or a reader can't take: NUL, other control characters, halves of a pair, marks that turn the direction. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ' ');
}
