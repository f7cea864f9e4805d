/** The options in an order that depends on the question alone and hides which one is right. */
export function shuffledOptions({
  id,
  options,
}: {
  id: string;
  options: readonly string[];
}): string[] {
  return options
    .map((option) => ({ option, rank: hashOf(`${id} ${option}`) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/** FNV-1a with a final mix: without it, options of similar length would keep their order. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
