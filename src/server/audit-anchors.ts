import { open, readFile, rename } from 'node:fs/promises';

/** An entry of the audit log as it once was, noted outside the database. */
export type Anchor = { place: number; hash: string; at: string };

export type AuditAnchors = {
  /** The newest anchor; undefined before the first one, and after a restore. */
  last: () => Promise<Anchor | undefined>;
  /** The first anchor that the log no longer agreed with, until a restore. */
  firstBroken: () => Promise<Anchor | undefined>;
  add: (anchor: Anchor) => Promise<void>;
  noteBroken: (anchor: Anchor) => Promise<void>;
  /** After this an older state of the database is right. */
  startAnew: (at: Date) => Promise<void>;
};

type Line = Anchor & { isBroken?: true };

const anew = 0;
/** A day with an entry every minute; older ones say nothing that these don't. */
const maxLines = 1_440;

/** Anchors as lines of a file, readable by its owner only. */
export function createAuditAnchors(path: string): AuditAnchors {
  const read = async (): Promise<Line[]> => {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    // A version that added to the file could leave half a line when it was killed.
    const lines = text
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line);
    return lines.slice(lines.findLastIndex(({ place }) => place === anew) + 1);
  };
  const write = async (lines: Line[]): Promise<void> => {
    const part = `${path}.part`;
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  };
  const add = async (line: Line): Promise<void> => {
    const lines = await read();
    const broken = lines.find(({ isBroken }) => isBroken);
    const newest = [...lines, line].slice(-maxLines);
    await write(broken && !newest.includes(broken) ? [broken, ...newest] : newest);
  };
  return {
    add,
    noteBroken: async ({ place, hash, at }) => {
      if ((await read()).some(({ isBroken }) => isBroken)) return;
      await add({ place, hash, at, isBroken: true });
    },
    startAnew: (at) => write([{ place: anew, hash: '', at: at.toISOString() }]),
    last: async () => (await read()).findLast(({ isBroken }) => !isBroken),
    firstBroken: async () => (await read()).find(({ isBroken }) => isBroken),
  };
}
