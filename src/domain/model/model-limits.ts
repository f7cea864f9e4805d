/** Limits for requests to the external language model. */
export const modelLimits = {
  /** Resume lines per request, and characters per line. */
  lines: 40,
  lineLength: 600,
} as const;
