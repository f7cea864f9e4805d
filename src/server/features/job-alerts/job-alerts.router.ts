import { api } from '#server/api.ts';
import { createSearch } from './create-search.ts';
import { listSearches } from './list-searches.ts';
import { recordSearch } from './record-search.ts';
import { removeRecentSearches } from './remove-recent-searches.ts';
import { removeSearch } from './remove-search.ts';
import { updateSearch } from './update-search.ts';

const { jobAlerts } = api;

export const jobAlertsRouter = {
  listSearches: jobAlerts.listSearches.handler(({ context }) => listSearches(context.ctx)),
  recordSearch: jobAlerts.recordSearch.handler(({ context, input }) =>
    recordSearch(context.ctx, input),
  ),
  removeRecentSearches: jobAlerts.removeRecentSearches.handler(({ context, input }) =>
    removeRecentSearches(context.ctx, input),
  ),
  createSearch: jobAlerts.createSearch.handler(({ context, input }) =>
    createSearch(context.ctx, input),
  ),
  updateSearch: jobAlerts.updateSearch.handler(({ context, input }) =>
    updateSearch(context.ctx, input),
  ),
  removeSearch: jobAlerts.removeSearch.handler(({ context, input }) =>
    removeSearch(context.ctx, input),
  ),
};
