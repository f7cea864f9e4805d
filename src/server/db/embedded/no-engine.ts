/** The error for machines on which the embedded PostgreSQL can't run. */
export function noEngine(why: string, cause?: unknown): Error {
  return new Error(
    `The built-in PostgreSQL can't run here (${process.platform} ${process.arch}: ${why}). ` +
      'Set DATABASE_URL to a PostgreSQL 16 or newer, for example postgres://user:password@host:5432/firstrung.',
    { cause },
  );
}
