import { api } from '#server/api.ts';
import { createSearch } from './create-search.ts';
import { listHidden } from './list-hidden.ts';
import { listSaved } from './list-saved.ts';
import { listSearches } from './list-searches.ts';
import { markSearched } from './mark-searched.ts';
import { removeRecent } from './remove-recent.ts';
import { removeSearch } from './remove-search.ts';
import { setHidden } from './set-hidden.ts';
import { setSaved } from './set-saved.ts';
import { updateSearch } from './update-search.ts';

const { shelf } = api;

export const shelfRouter = {
  listSaved: shelf.listSaved.handler(({ context, input }) => listSaved(context.ctx, input)),
  setSaved: shelf.setSaved.handler(({ context, input }) => setSaved(context.ctx, input)),
  listHidden: shelf.listHidden.handler(({ context }) => listHidden(context.ctx)),
  setHidden: shelf.setHidden.handler(({ context, input }) => setHidden(context.ctx, input)),
  listSearches: shelf.listSearches.handler(({ context }) => listSearches(context.ctx)),
  markSearched: shelf.markSearched.handler(({ context, input }) =>
    markSearched(context.ctx, input),
  ),
  removeRecent: shelf.removeRecent.handler(({ context, input }) =>
    removeRecent(context.ctx, input),
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
