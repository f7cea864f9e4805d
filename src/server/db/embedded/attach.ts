import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { joinMembers, leaveCaretaker } from './membership.ts';
import type { Postmaster } from './postmaster.ts';

const patience = 30_000;

export type Attachment = {
  cluster: string;
  logFile: string;
  host: string;
  spawn: () => Promise<Postmaster>;
  /**
   * Checked before PostgreSQL is started, so that a process that is shutting down doesn't start
   * one.
   */
  isNeeded: () => boolean;
};

/**
 * Joins the folder's PostgreSQL, or starts it. Among processes that start at the same time,
 * PostgreSQL's own lock decides.
 */
export async function attach({
  cluster,
  logFile,
  host,
  spawn,
  isNeeded,
}: Attachment): Promise<Client> {
  let deadline = Date.now() + patience;
  let postmaster: Postmaster | undefined;
  for (;;) {
    try {
      const member = await joinMembers(host);
      await leaveCaretaker(host);
      return member;
    } catch (error) {
      const { code } = error as { code?: string };
      const isRecovering = code === '57P03';
      const isAbsent = code === 'ENOENT' || code === 'ECONNREFUSED';
      if (isRecovering) deadline = Date.now() + patience;
      if (Date.now() > deadline) throw await didNotStart(cluster, logFile, error);
      if (postmaster?.problem) throw postmaster.problem;
      if (isAbsent && (!postmaster || postmaster.ended)) {
        if (!isNeeded()) throw error;
        requireFolder(cluster);
        if (postmaster) await wait(200);
        postmaster = await spawn();
      }
    }
    await wait(10);
  }
}

export function hasCluster(cluster: string): boolean {
  return existsSync(join(cluster, 'PG_VERSION'));
}

/** Reports missing data in one sentence; an empty database in its place would hide the loss. */
export function requireFolder(cluster: string): void {
  if (hasCluster(cluster)) return;
  throw new Error(
    `The database folder ${cluster} was removed while it was in use. Put it back, or restart to begin with an empty one.`,
  );
}

async function didNotStart(cluster: string, logFile: string, cause: unknown): Promise<Error> {
  const lines = (await readFile(logFile, 'utf8')).trimEnd().split('\n');
  return new Error(
    `PostgreSQL did not start in ${cluster} within ${patience / 1000} s. Its last words: ${lines.slice(-6).join('\n')}`,
    { cause },
  );
}
