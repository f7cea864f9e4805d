import type { AlertTime } from '#domain/job-alerts/job-alert-limits.ts';
import { nextAlert } from '#domain/job-alerts/next-alert.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { savedSearchOf } from './saved-search-of.ts';
import { findSavedSearch, updateSavedSearch } from './saved-search.store.ts';

type Input = { searchId: string; name: string; alert: AlertTime; version: number };

/**
 * Renames a saved search or changes its alert frequency. Postings from before alerts were turned on
 * do not count as new.
 */
export async function updateSearch(ctx: Ctx, { searchId, name, alert, version }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const search = orNotFound(await findSavedSearch(tx, scope, searchId));
    if (search.version !== version) throw new AppError('SEARCH_CHANGED');
    const isOther = alert !== search.alert;
    const row = orNotFound(
      await updateSavedSearch(tx, scope, searchId, {
        name,
        alert,
        ...(isOther && { nextAlertAt: nextAlert(alert, null, ctx.now) }),
        ...(search.alert === 'off' && isOther && { alertsFrom: ctx.now, sinceAt: ctx.now }),
      }),
    );
    return savedSearchOf(row);
  });
}
