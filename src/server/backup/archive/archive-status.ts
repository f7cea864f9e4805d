import { readFile, rename, writeFile } from 'node:fs/promises';

/** How far the archive is, as every process of this machine sees it. */
export type ArchiveStatus = {
  place: string;
  /** Everything before this moment is in the archive; null before the first base is. */
  safeUntil: Date | null;
  /** The first moment that can be restored. */
  from: Date | null;
  /** When the newest copy of the whole database was finished. */
  baseAt: Date | null;
  isMakingBase: boolean;
  /** The archive is on the disk that it is to outlive. */
  isSameDisk: boolean;
  problem: string | null;
};

export type Archive = { status: () => Promise<ArchiveStatus> };

/** The status as a file, because only one of several processes archives. */
export function createStatusFile(path: string, initial: ArchiveStatus) {
  return {
    read: async (): Promise<ArchiveStatus> => {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      if (text === '') return initial;
      const { safeUntil, from, baseAt, ...rest } = JSON.parse(text) as Record<string, never>;
      const dates = { safeUntil: dateOf(safeUntil), from: dateOf(from), baseAt: dateOf(baseAt) };
      return { ...initial, ...rest, ...dates };
    },
    write: async (status: ArchiveStatus) => {
      await writeFile(`${path}.part`, JSON.stringify(status), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null);
