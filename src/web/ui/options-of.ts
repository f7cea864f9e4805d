/** Options of a select or a group of radio buttons: a value each, and its label. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
) => values.map((value) => ({ value, label: labelOf(value) }));
