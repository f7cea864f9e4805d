/** The right option, then the first three wrong ones that differ from it and from each other. */
export function fourOptions(
  right: string | number,
  wrong: readonly (string | number)[],
  unit = '',
): string[] {
  const shown = [right, ...wrong].map((value) => `${value}${unit}`);
  return [...new Set(shown)].slice(0, 4);
}
