/** The option with this value; the first one for any other value. */
export const oneOf = <Option extends string | number>(
  options: readonly [Option, ...Option[]],
  value: string | number | null | undefined,
): Option => options.find((each) => each === value) ?? options[0];
