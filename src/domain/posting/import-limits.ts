/** Postings that the import page takes at once. */
export const mostImported = 500;

/** Characters of a file that the import page takes, below the limit of a call's body. */
export const longestImport = 500_000;
