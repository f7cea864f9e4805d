/** Index of a value in its list; null when absent. */
export function indexIn<T extends string>(all: readonly T[], value: string | null): number | null {
  const at = all.findIndex((each) => each === value);
  return at === -1 ? null : at;
}
