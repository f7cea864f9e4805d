import { serve } from '#server/api.ts';
import { listSearch } from './list-search.ts';
import { loadSearch } from './load-search.ts';
import { suggestWords } from './suggest-words.ts';

export const searchRouter = serve('search', {
  list: listSearch,
  load: (ctx, { postingId }) => loadSearch(ctx, postingId),
  suggest: (ctx, { q }) => suggestWords(ctx, q),
});
