// Limits of processor time: on a loaded server a right answer takes longer, but not more of it.
/** Milliseconds of JavaScript, after which it is interrupted from within. */
export const maxScriptMs = 1_000;
/** Milliseconds of a whole run, after which its process is killed. */
export const maxRunMs = 2_000;
/** Milliseconds by the clock, after which the server was too busy for the run. */
export const maxWaitMs = 15_000;
/** Characters that a run may print or return. */
export const maxOutput = 20_000;
export const maxRows = 500;
/** Bytes of the memory of one WebAssembly page. */
export const scriptPages = 1_024;
export const scriptStackBytes = 256 * 1024;
export const sqlHeapBytes = 64 * 1024 ** 2;
