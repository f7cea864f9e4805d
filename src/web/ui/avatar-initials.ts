const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(word: string): string {
  const [first] = letters.segment(word);
  if (!first) return '';
  const upper = first.segment.toUpperCase();
  return [...letters.segment(upper)].length === 1 ? upper : first.segment;
}

/** One or two letters for a name: first and last word, whole graphemes, words without a letter left out. */
export function avatarInitials(name: string): string {
  const all = name.trim().split(/\s+/u).filter(Boolean);
  const spoken = all.filter((word) => /^\p{L}/u.test(word));
  const words = spoken.length > 0 ? spoken : all.slice(0, 1);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return firstLetter(first) + firstLetter(last);
}

/** The same name always gets the same of `count` looks. */
export function avatarLook(name: string, count: number): number {
  let sum = 0;
  for (const character of name) sum = (sum * 131 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
