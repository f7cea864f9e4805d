import { statSync } from 'node:fs';

export type Owner = { uid: number; gid: number };

const nobody: Owner = { uid: 65534, gid: 65534 };

/**
 * The user that PostgreSQL runs as when we are root, which it refuses: the owner of the first of
 * these folders that isn't root's, else nobody.
 */
export function findOwner(folders: string[]): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const folder of folders) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && found.uid !== 0)
      return { uid: found.uid, gid: found.gid === 0 ? found.uid : found.gid };
  }
  return nobody;
}
