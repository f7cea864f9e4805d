/** How much of a resume one question tells the language model. */
/** Limits for requests to the external language model. */
export const modelLimits = {
  /** Lines, and characters of each. */
  /** Resume lines per request, and characters per line. */
  lines: 40,
  lineLength: 600,
} as const;
