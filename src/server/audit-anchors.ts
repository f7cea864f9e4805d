import { appendFile, readFile } from 'node:fs/promises';

/** An entry of the audit log as it once was, noted outside the database. */
export type Anchor = { place: number; hash: string; at: string };

export type AuditAnchors = {
  /** The newest anchor; undefined before the first one, and after a restore. */
  last: () => Promise<Anchor | undefined>;
  add: (anchor: Anchor) => Promise<void>;
  /** After this an older state of the database is right. */
  startAnew: (at: Date) => Promise<void>;
};

const anew = 0;

/** Anchors as lines of a file, readable by its owner only. */
export function createAuditAnchors(path: string): AuditAnchors {
  // A killed process or a full disk may leave half a line: each one begins with its own break.
  const add = (anchor: Anchor) =>
    appendFile(path, `\n${JSON.stringify(anchor)}\n`, { mode: 0o600, flush: true });
  return {
    add,
    startAnew: (at) => add({ place: anew, hash: '', at: at.toISOString() }),
    last: async () => {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const line = text.split('\n').findLast((each) => each.endsWith('}'));
      if (line === undefined) return undefined;
      const anchor = JSON.parse(line) as Anchor;
      return anchor.place === anew ? undefined : anchor;
    },
  };
}
