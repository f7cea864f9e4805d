import type { SavedSearch } from '#contract/job-alerts.ts';
import type { KeptRow } from './saved-search.store.ts';

export function savedSearchOf({ id, name, query, alert, version }: KeptRow): SavedSearch {
  return { id, name, query, alert, version };
}
