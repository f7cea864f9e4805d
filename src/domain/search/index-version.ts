/**
 * By which rules and dictionaries the rows that search reads are written. A row of an older version is written anew in
 * the background after the next start, so that a change of these rules raises the number; a test says when.
 */
export const indexVersions = { postings: 3, students: 3 };
