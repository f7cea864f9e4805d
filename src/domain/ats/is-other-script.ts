/** Whether most letters of some texts are of another script than the Latin one: the words of the formula are not to be found in them. */
export function isOtherScript(texts: readonly string[]): boolean {
  const letters = texts.join(' ').match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return others.length > letters.length / 2;
}
