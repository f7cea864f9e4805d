/**
 * Version of the rules and dictionaries behind the search index. Rows of an older version are
 * rebuilt in the background after the next start. Increase it when these rules change; a test
 * detects that.
 */
export const indexVersions = { postings: 14, students: 11 };
