type Sentence = { idx: number; source: string; tokens: string[]; tags_knowledge: string[] };

/** A word in this share of all postings says nothing about one of them… */
const common = 1 / 8;
/** …unless experts mark it as knowledge more often than this. */
const marked = 0.1;
const shortest = 4;

/**
 * Words that postings of all kinds share and that name no knowledge: 'experience', 'exciting',
 * 'colleagues'.
 */
export function commonWords(sentences: readonly Sentence[]): string[] {
  const words = new Map<string, { postings: Set<string>; times: number; marks: number }>();
  const postings = new Set<string>();
  for (const { idx, source, tokens, tags_knowledge: tags } of sentences) {
    postings.add(`${source} ${idx}`);
    for (const [at, token] of tokens.entries()) {
      const word = token.toLowerCase().replace(/[^\p{L}]+$/u, '');
      if (word.length < shortest || !/^\p{Ll}+$/u.test(word)) continue;
      const known = words.get(word) ?? { postings: new Set<string>(), times: 0, marks: 0 };
      known.postings.add(`${source} ${idx}`);
      known.times += 1;
      known.marks += tags[at] === 'O' ? 0 : 1;
      words.set(word, known);
    }
  }
  return [...words]
    .filter(
      ([, each]) =>
        each.postings.size >= postings.size * common && each.marks < each.times * marked,
    )
    .map(([word]) => word)
    .toSorted();
}
