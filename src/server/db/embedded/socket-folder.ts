import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const maxSocketPath = process.platform === 'darwin' ? 103 : 107;

export type SocketFolder = { path: string; remove: () => void };

/**
 * A path to the cluster folder that is short enough for a socket address: the folder itself, or a
 * link in a private folder.
 */
export function socketFolder(cluster: string): SocketFolder {
  if (fits(cluster)) return { path: cluster, remove: () => undefined };
  const root = fits(join(tmpdir(), 'fr-XXXXXX', 'db')) ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(root, 'fr-'));
  symlinkSync(cluster, join(folder, 'db'));
  return {
    path: join(folder, 'db'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= maxSocketPath;
}
