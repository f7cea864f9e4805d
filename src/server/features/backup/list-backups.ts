import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { loadBackups, loadDatabaseSize } from './backup.store.ts';

const most = 50;

export async function listBackups(ctx: Ctx) {
  const scope = requireAdmin(ctx);
  const [rows, database] = await Promise.all([
    loadBackups(ctx, scope, most),
    loadDatabaseSize(ctx, scope),
  ]);
  return { items: rows, database };
}
