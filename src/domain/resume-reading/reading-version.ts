/** Version of the parsing rules. Increasing it makes the server parse stored resumes again. */
export const readingVersion = 21;
