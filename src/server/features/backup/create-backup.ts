import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { startBackup } from './start-backup.ts';

/** Starts a backup in the background. A second request joins the one that runs. */
export async function createBackup(ctx: Ctx) {
  requireAdmin(ctx);
  return startBackup(ctx, false);
}
