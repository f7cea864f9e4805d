import type { Connection } from '#server/db/connect.ts';
import { isMigrated } from '#server/db/is-migrated.ts';
import { isReachable } from '#server/db/is-reachable.ts';
import type { FilesPort } from '#server/ports/files/files.ts';

const limitMs = 1_500;

/**
 * Whether requests can be served: the database answers and has the current schema, and files can be
 * written.
 */
export async function isReady(database: Connection, files: FilesPort): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, limitMs, false).unref());
  const checks = [isReachable(database, limitMs), isMigrated(database), files.isWritable()];
  const answers = await Promise.all(checks.map((check) => Promise.race([check, late])));
  return answers.every(Boolean);
}
