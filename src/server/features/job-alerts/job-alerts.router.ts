import { serve } from '#server/api.ts';
import { createSearch } from './create-search.ts';
import { listSearches } from './list-searches.ts';
import { recordSearch } from './record-search.ts';
import { removeRecentSearches } from './remove-recent-searches.ts';
import { removeSearch } from './remove-search.ts';
import { updateSearch } from './update-search.ts';

export const jobAlertsRouter = serve('jobAlerts', {
  listSearches,
  recordSearch,
  removeRecentSearches,
  createSearch,
  updateSearch,
  removeSearch,
});
