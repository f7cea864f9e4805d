/** The lock of whoever writes postings from outside: which of the same ones is found depends on all of them. */
export const externalLock = 'firstrung outside postings';
