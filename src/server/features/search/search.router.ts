import { api } from '#server/api.ts';
import { listSearch } from './list-search.ts';
import { loadSearch } from './load-search.ts';
import { suggestWords } from './suggest-words.ts';

const routes = api.search;

export const searchRouter = {
  list: routes.list.handler(({ context, input }) => listSearch(context.ctx, input)),
  load: routes.load.handler(({ context, input }) => loadSearch(context.ctx, input.postingId)),
  suggest: routes.suggest.handler(({ context, input }) => suggestWords(context.ctx, input.q)),
};
