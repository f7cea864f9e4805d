/** What the palette finds besides pages, by who asks. */
export const foundKinds = ['posting', 'application', 'candidate', 'company', 'user'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** How many of each kind it shows. */
export const mostFound = 5;

/** The most characters that are looked for. */
export const longestAsked = 100;

/** How well a name fits what was typed: at its start, at the start of a word, within it, or letter by letter; null not at all. */
export function fitOf(name: string, typed: string): number | null {
  const [inName, wanted] = [name, typed].map((text) =>
    text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim(),
  ) as [string, string];
  if (wanted === '') return 0;
  const at = inName.indexOf(wanted);
  if (at === 0) return 3;
  if (at > 0) return /[\p{L}\p{N}]/u.test(inName[at - 1] ?? '') ? 1 : 2;
  const words = inName.split(/[^\p{L}\p{N}]+/u);
  const initials = words.map((word) => word[0] ?? '').join('');
  return wanted.length > 1 && initials.startsWith(wanted) ? 1 : null;
}
