const article = /(\ban?)(\s+)$/iu;
const opensWithVowel = (words: string) => /^[aeiou]/iu.test(words);

/**
 * The text with words replaced. Removed words take one of the spaces around them along, and 'a'
 * before them becomes 'an' where the new words need it.
 */
export function replacedText(text: string, start: number, end: number, rewrite: string): string {
  const [lead, rest] = [text.slice(0, start), text.slice(end)];
  if (rewrite === '') return lead + (/\s$|^$/u.test(lead) ? rest.replace(/^[ \t]/u, '') : rest);
  const isOther = opensWithVowel(rewrite) !== opensWithVowel(text.slice(start, end));
  const fitted = isOther
    ? lead.replace(article, (_, word: string, space: string) =>
        opensWithVowel(rewrite) ? `${word.charAt(0)}n${space}` : `${word.charAt(0)}${space}`,
      )
    : lead;
  return fitted + rewrite + rest;
}
