import { nextAlert } from '#domain/shelf/next-alert.ts';
import type { AlertTime } from '#domain/shelf/shelf-limits.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { keptSearchOf } from './kept-search-of.ts';
import { findKept, updateKept } from './kept-search.store.ts';

type Input = { searchId: string; name: string; alert: AlertTime; version: number };

/** Renames a kept search, or changes how often it is mailed; what was there before its mails began is not new. */
export async function updateSearch(ctx: Ctx, { searchId, name, alert, version }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const search = await findKept(tx, scope, searchId);
    if (!search) throw new AppError('NOT_FOUND');
    if (search.version !== version) throw new AppError('SEARCH_CHANGED');
    const isOther = alert !== search.alert;
    const row = await updateKept(tx, scope, searchId, {
      name,
      alert,
      ...(isOther && { nextAlertAt: nextAlert(alert, null, ctx.now) }),
      ...(search.alert === 'off' && isOther && { sinceAt: ctx.now }),
    });
    if (!row) throw new AppError('NOT_FOUND');
    return keptSearchOf(row);
  });
}
