let segmenter: Intl.Segmenter | undefined;
/** Created lazily: creating it takes longer than rendering a page's cards. */
const letters = () => (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** An ASCII character followed by another one is a complete grapheme. */
const plain = /^[!-~](?=[!-~]|$)/u;

function firstLetter(word: string): string {
  const [sign] = plain.exec(word) ?? [];
  if (sign !== undefined) return sign.toUpperCase();
  const [first] = letters().segment(word);
  if (!first) return '';
  const upper = first.segment.toUpperCase();
  return [...letters().segment(upper)].length === 1 ? upper : first.segment;
}

/**
 * One or two initials: of the first and last word, as whole graphemes, skipping words without
 * letters.
 */
export function avatarInitials(name: string): string {
  const all = name.trim().split(/\s+/u).filter(Boolean);
  const spoken = all.filter((word) => /^\p{L}/u.test(word));
  const words = spoken.length > 0 ? spoken : all.slice(0, 1);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return firstLetter(first) + firstLetter(last);
}

/** Maps a name to one of `count` styles, always the same one. */
export function avatarLook(name: string, count: number): number {
  let sum = 0;
  for (const character of name) sum = (sum * 131 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
