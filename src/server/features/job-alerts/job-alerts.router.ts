import { serve } from '#server/api.ts';
import {
  createSearch,
  listSearches,
  recordSearch,
  removeRecentSearches,
  removeSearch,
  updateSearch,
} from './saved-searches.ts';

export const jobAlertsRouter = serve('jobAlerts', {
  listSearches,
  recordSearch,
  removeRecentSearches,
  createSearch,
  updateSearch,
  removeSearch,
});
