/** Limits for requests to the external language model. */
export const modelLimits = {
  /** Requests per student and UTC day; failed ones are refunded. */
  callsADay: 30,
  /** Resume lines per request, and characters per line. */
  lines: 40,
  lineLength: 600,
} as const;
