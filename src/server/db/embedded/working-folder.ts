import type { Owner } from './find-owner.ts';

/**
 * The name under which a program that runs as `owner` in `folder` finds it. An unprivileged user can't walk into a folder below /root,
 * but the working directory is set before the user is, and Linux resolves this name without looking at the parents.
 */
export function folderAsSeenFrom(folder: string, owner: Owner | undefined): string {
  return owner && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}
