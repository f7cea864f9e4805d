/** Maximum characters of a job description. */
export const maxDescriptionLength = 20_000;
