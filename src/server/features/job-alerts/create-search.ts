import { v7 as uuid } from 'uuid';
import { type AlertTime, mostKept } from '#domain/job-alerts/job-alert-limits.ts';
import { nextAlert } from '#domain/job-alerts/next-alert.ts';
import { normalizeSearchUrl } from '#domain/search/normalize-search-url.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { savedSearchOf } from './saved-search-of.ts';
import { insertSavedSearch, lockSavedSearches } from './saved-search.store.ts';

type Input = { name: string; query: string; alert: AlertTime };

export async function createSearch(ctx: Ctx, { name, query, alert }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    if ((await lockSavedSearches(tx, scope)) >= mostKept) throw new AppError('TOO_MANY_KEPT');
    const row = orNotFound(
      await insertSavedSearch(tx, scope, {
        id: uuid(),
        name,
        query: normalizeSearchUrl(query),
        alert,
        alertsFrom: ctx.now,
        sinceAt: ctx.now,
        nextAlertAt: nextAlert(alert, null, ctx.now),
        createdAt: ctx.now,
      }),
    );
    return savedSearchOf(row);
  });
}
