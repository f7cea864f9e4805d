/** The verb of 'he codes' as in 'you code'. */
export function baseForm(verb: string): string {
  if (verb === 'is') return 'are';
  if (verb === 'has') return 'have';
  if (/.{2}ies$/u.test(verb)) return `${verb.slice(0, -3)}y`;
  return verb.replace(/(?<=ss|sh|ch|x|zz|o|focus)es$|s$/u, '');
}

/** Fills the groups of a match, spelled as in the text, into a rewrite of its rule. */
export function fillRewrite(
  rewrite: string,
  words: string,
  groups: Record<string, string | undefined> = {},
): string {
  return rewrite
    .replaceAll(/\$(base)?<(\w+)>/gu, (_, form, name: string) => {
      const group = groups[name] ?? '';
      if (form) return baseForm(group);
      const at = words.toLowerCase().indexOf(group);
      return words.slice(at, at + group.length);
    })
    .replace('$0', words);
}
