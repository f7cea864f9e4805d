import { removeDrafts } from './form-draft.ts';
import { removeLocalDrafts } from './local-drafts.ts';

const keys = ['atsScore', 'userPreferences', 'savedJobs', 'recentSearches', 'firstrung-recent'];

/**
 * Removes what this page stores for the user, and once more when the page is unloaded: a running
 * test stores its unsaved answers then.
 */
export function clearUserData(): void {
  clear();
  addEventListener('pagehide', clear, { once: true });
}

function clear(): void {
  for (const key of keys) localStorage.removeItem(key);
  removeDrafts(sessionStorage);
  removeLocalDrafts();
}
