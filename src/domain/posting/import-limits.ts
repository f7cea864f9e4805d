/** Postings that the import page takes at once. */
export const maxImported = 500;

/** Characters of a file that the import page takes, below the limit of a call's body. */
export const maxImportLength = 500_000;
