/** How much of a resume one question tells the language model. */
export const modelLimits = {
  /** Lines, and characters of each. */
  lines: 40,
  lineLength: 600,
} as const;
