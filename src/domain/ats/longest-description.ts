/** Characters of a job description that is matched. */
export const longestDescription = 20_000;
