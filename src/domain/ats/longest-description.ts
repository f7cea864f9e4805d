/** Maximum characters of a job description. */
export const longestDescription = 20_000;
