import { nextBackupTime } from '#domain/backup/is-backup-due.ts';
import type { Ctx } from '#server/context.ts';
import { loadSavedSettings } from '#server/features/setting/load-settings.ts';
import { requireAdmin } from '#server/scopes.ts';
import { loadBackups, loadDatabaseSize } from './backup.store.ts';
import { loadArchive } from './load-archive.ts';
import { findOptimization } from './optimization.store.ts';

const maxBackups = 50;

export async function listBackups(ctx: Ctx) {
  const scope = requireAdmin(ctx);
  const [items, size, optimization, { backsUpDaily, backupHour }] = await Promise.all([
    loadBackups(ctx, scope, maxBackups),
    loadDatabaseSize(ctx, scope),
    findOptimization(ctx, scope),
    loadSavedSettings(ctx),
  ]);
  const nextAt = backsUpDaily ? nextBackupTime(ctx.now, backupHour) : null;
  const archive = await loadArchive(ctx);
  return { items, nextAt, now: ctx.now, archive, database: { ...size, optimization } };
}
