/** Whether most letters are non-Latin, in which case the formula's words can't be found. */
export function isOtherScript(texts: readonly string[]): boolean {
  const letters = texts.join(' ').match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return others.length > letters.length / 2;
}
