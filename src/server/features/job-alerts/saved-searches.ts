import { v7 as uuid } from 'uuid';
import type { SavedSearch } from '#contract/job-alerts.ts';
import type { SearchInput } from '#contract/search.ts';
import {
  type AlertTime,
  maxAlertedJobs,
  maxSavedSearches,
} from '#domain/job-alerts/job-alert-limits.ts';
import { nextAlert } from '#domain/job-alerts/next-alert.ts';
import { normalizeSearchUrl } from '#domain/search/normalize-search-url.ts';
import { readSearchUrl } from '#domain/search/search-url.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { listNewIds } from '#server/features/search/find-page.ts';
import { loadCards } from '#server/features/search/load-cards.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  deleteOldRecent,
  deleteRecent,
  deleteSavedSearch,
  type DueSearch,
  findSavedSearch,
  insertSavedSearch,
  loadHidden,
  loadKnownPostings,
  loadRecent,
  loadSavedSearches,
  lockSavedSearches,
  type SavedSearchRow,
  updateSavedSearch,
  upsertRecent,
} from './job-alert.store.ts';

/**
 * The search input for an alert: the saved filters. The age of a posting is
 * none of them: an alert covers what it has not covered yet.
 */
function alertInputOf(query: string): SearchInput {
  const address = readSearchUrl(new URLSearchParams(query), 'lpa');
  return {
    unit: 'lpa',
    ...(address.words !== '' && { q: address.words }),
    ...(address.place !== '' && { location: address.place }),
    ...(address.types.length > 0 && { type: address.types }),
    ...(address.levels.length > 0 && { level: address.levels }),
    ...(address.categories.length > 0 && { category: address.categories }),
    ...(address.sources.length > 0 && { source: address.sources }),
    ...(address.workplaces.length > 0 && { workplace: address.workplaces }),
    ...(address.salaryMin !== null && { salaryMin: address.salaryMin }),
    ...(address.salaryMax !== null && { salaryMax: address.salaryMax }),
    ...(address.deadline !== null && { deadline: address.deadline }),
    ...(address.company !== null && { company: address.company }),
  };
}

function savedSearchOf({ id, name, query, alert, version }: SavedSearchRow): SavedSearch {
  return { id, name, query, alert, version };
}

type CreateSearchInput = { name: string; query: string; alert: AlertTime };

export async function createSearch(ctx: Ctx, { name, query, alert }: CreateSearchInput) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    if ((await lockSavedSearches(tx, scope)) >= maxSavedSearches)
      throw new AppError('TOO_MANY_KEPT');
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

export async function listSearches(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const [recent, kept] = await Promise.all([loadRecent(ctx, scope), loadSavedSearches(ctx, scope)]);
  return { recent, kept: kept.map(savedSearchOf) };
}

/**
 * The postings that are new to these searches, whatever their posting date, each once and without
 * those that the person has hidden or already knows. Cards are loaded of those that a mail lists.
 */
export async function listNew(ctx: Ctx, userId: string, searches: DueSearch[]) {
  const hidden = await loadHidden(ctx, userId);
  const found = new Set<string>();
  for (const { query, alertsFrom, sinceAt } of searches) {
    const newSince = { setUpAt: alertsFrom, lastAt: sinceAt };
    for (const id of await listNewIds(ctx, alertInputOf(query), hidden, newSince)) found.add(id);
  }
  if (found.size === 0) return { ids: [], cards: [] };
  const known = await loadKnownPostings(ctx, userId, [...found]);
  const ids = [...found].filter((id) => !known.has(id));
  return { ids, cards: await loadCards(ctx, ids.slice(0, maxAlertedJobs)) };
}

type UpdateSearchInput = { searchId: string; name: string; alert: AlertTime; version: number };

/**
 * Renames a saved search or changes its alert frequency. Postings from before alerts were turned on
 * do not count as new.
 */
export async function updateSearch(
  ctx: Ctx,
  { searchId, name, alert, version }: UpdateSearchInput,
) {
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

/** Records a recent search. Each search appears once. */
export async function recordSearch(ctx: Ctx, { query }: { query: string }) {
  const scope = requireStudent(ctx);
  const folded = normalizeSearchUrl(query);
  return inTransaction(ctx, async (tx) => {
    if (folded !== '') {
      await lockSavedSearches(tx, scope);
      await upsertRecent(tx, scope, folded);
      await deleteOldRecent(tx, scope);
    }
    return { recent: await loadRecent(tx, scope) };
  });
}

export async function removeSearch(ctx: Ctx, { searchId }: { searchId: string }) {
  await deleteSavedSearch(ctx, requireStudent(ctx), searchId);
  return { id: searchId };
}

export async function removeRecentSearches(ctx: Ctx, { query }: { query?: string | undefined }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await deleteRecent(tx, scope, query === undefined ? undefined : normalizeSearchUrl(query));
    return { recent: await loadRecent(tx, scope) };
  });
}
