const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'];
const databaseHints: Record<string, string> = {
  ...Object.fromEntries(
    [...unreachable, 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'].map((code) => [
      code,
      'could not be reached. Start it, or correct DATABASE_URL',
    ]),
  ),
  '28P01': 'refuses the user or the password. Correct them in DATABASE_URL',
  '28000': 'refuses the user. Correct it in DATABASE_URL',
  '3D000': 'has no such database. Create it, or correct its name in DATABASE_URL',
  '53300': 'has no connection left. Raise its max_connections',
  '57P03': 'is still starting. Try again in a moment',
};

/**
 * What to do when the database cannot be opened: one sentence without the password, or the original
 * error.
 */
export function databaseProblem(error: unknown, url: string | undefined): unknown {
  const hint = databaseHints[codeOf(error)];
  if (url === undefined || hint === undefined) return error;
  return new Error(`The database of DATABASE_URL, ${placeOf(url)}, ${hint}.`, { cause: error });
}

/** What to do when the port cannot be opened: one sentence, or the original error. */
export function listenProblem(error: unknown, { port, host }: { port: number; host: string }) {
  const hints: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Set PORT to a free one.`,
    EACCES: `Port ${port} may not be opened by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine. Set HOST to one, or leave it empty.`,
    ENOTFOUND: `HOST is ${host}, which is no known address. Set HOST to one of this machine, or leave it empty.`,
  };
  const code = codeOf(error) === 'EAI_AGAIN' ? 'ENOTFOUND' : codeOf(error);
  const hint = hints[code];
  return hint === undefined ? error : new Error(hint, { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
