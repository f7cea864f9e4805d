let made: Intl.Segmenter | undefined;
/** Made for the first name that needs one: it takes longer to make than a page's cards to draw. */
const letters = () => (made ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** A sign of ASCII beside another one is a letter by itself. */
const plain = /^[!-~](?=[!-~]|$)/u;

function firstLetter(word: string): string {
  const [sign] = plain.exec(word) ?? [];
  if (sign !== undefined) return sign.toUpperCase();
  const [first] = letters().segment(word);
  if (!first) return '';
  const upper = first.segment.toUpperCase();
  return [...letters().segment(upper)].length === 1 ? upper : first.segment;
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
