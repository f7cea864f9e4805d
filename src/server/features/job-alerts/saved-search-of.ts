import type { SavedSearch } from '#contract/job-alerts.ts';
import type { SavedSearchRow } from './saved-search.store.ts';

export function savedSearchOf({ id, name, query, alert, version }: SavedSearchRow): SavedSearch {
  return { id, name, query, alert, version };
}
