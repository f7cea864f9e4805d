/** The lock for writing external postings, because deduplication depends on all of them. */
export const externalLock = 'firstrung external postings';
