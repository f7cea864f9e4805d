/** What the palette finds besides pages; which kinds depends on the actor. */
export const entryKinds = [
  'posting',
  'application',
  'candidate',
  'student',
  'talent',
  'company',
  'user',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Results per kind. */
export const maxResults = 5;

/** Characters of a query. */
export const maxQueryLength = 100;

/**
 * Ranks how a name matches a query: prefix 3, start of a word 2, substring or initials 1; null when
 * it doesn't match.
 */
export function fitOf(name: string, typed: string): number | null {
  const [inName, query] = [name, typed].map((text) =>
    text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim(),
  ) as [string, string];
  if (query === '') return 0;
  const at = inName.indexOf(query);
  if (at === 0) return 3;
  if (at > 0) return /[\p{L}\p{N}]/u.test(inName[at - 1] ?? '') ? 1 : 2;
  const words = inName.split(/[^\p{L}\p{N}]+/u);
  const initials = words.map((word) => word[0] ?? '').join('');
  return query.length > 1 && initials.startsWith(query) ? 1 : null;
}
