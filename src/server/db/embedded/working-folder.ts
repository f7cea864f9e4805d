import type { Owner } from './find-owner.ts';

/**
 * The path under which a program that runs as `owner` in `folder` can reach it. An unprivileged
 * user can't traverse a folder below /root, but the working directory is set before the user
 * changes, and Linux resolves this path without its parents.
 */
export function folderForOwner(folder: string, owner: Owner | undefined): string {
  return owner && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}
