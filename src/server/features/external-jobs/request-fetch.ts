import { fetchesOf } from '#domain/external-jobs/boards-of.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireAdmin } from '#server/scopes.ts';
import { fetchKeyOf } from './fetch-key-of.ts';
import { updatePausedUntil } from './source-state.store.ts';

/** An administrator starts a fetch of a source now, even if it is paused. */
export async function requestFetch(ctx: Ctx, { id }: { id: string }): Promise<{ fetches: number }> {
  requireAdmin(ctx);
  const port = ctx.sources.find((each) => each.id === id);
  const boards = port
    ? fetchesOf(port.id, await loadSettings(ctx)).map((each) => each?.name ?? null)
    : [];
  if (port === undefined || (boards.length === 0 && port.missing.length > 0))
    throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (tx) => {
    const names = boards.length > 0 ? boards : [null];
    await updatePausedUntil(
      tx,
      names.map((board) => fetchKeyOf(port.id, board)),
      null,
    );
    for (const board of boards)
      await tx.tasks.add(tx.db, 'external-jobs.fetch', { source: port.id, board });
    await noteAction(tx, {
      action: 'source.requested',
      target: { kind: 'source' },
      after: { source: port.id, fetches: boards.length },
    });
    return { fetches: boards.length };
  });
}
