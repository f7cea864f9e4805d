import { api } from '#server/api.ts';
import { createSearch } from '#server/features/job-alerts/create-search.ts';
import { listSearches } from '#server/features/job-alerts/list-searches.ts';
import { recordSearch } from '#server/features/job-alerts/record-search.ts';
import { removeRecentSearches } from '#server/features/job-alerts/remove-recent-searches.ts';
import { removeSearch } from '#server/features/job-alerts/remove-search.ts';
import { updateSearch } from '#server/features/job-alerts/update-search.ts';
import { listHidden } from './list-hidden.ts';
import { listSaved } from './list-saved.ts';
import { setHidden } from './set-hidden.ts';
import { setSaved } from './set-saved.ts';

const { shelf } = api;

export const shelfRouter = {
  listSaved: shelf.listSaved.handler(({ context, input }) => listSaved(context.ctx, input)),
  setSaved: shelf.setSaved.handler(({ context, input }) => setSaved(context.ctx, input)),
  listHidden: shelf.listHidden.handler(({ context }) => listHidden(context.ctx)),
  setHidden: shelf.setHidden.handler(({ context, input }) => setHidden(context.ctx, input)),
  listSearches: shelf.listSearches.handler(({ context }) => listSearches(context.ctx)),
  recordSearch: shelf.recordSearch.handler(({ context, input }) =>
    recordSearch(context.ctx, input),
  ),
  removeRecentSearches: shelf.removeRecentSearches.handler(({ context, input }) =>
    removeRecentSearches(context.ctx, input),
  ),
  createSearch: shelf.createSearch.handler(({ context, input }) =>
    createSearch(context.ctx, input),
  ),
  updateSearch: shelf.updateSearch.handler(({ context, input }) =>
    updateSearch(context.ctx, input),
  ),
  removeSearch: shelf.removeSearch.handler(({ context, input }) =>
    removeSearch(context.ctx, input),
  ),
};
