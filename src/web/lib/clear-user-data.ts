import { writeStored } from './browser-storage.ts';
import { removeDrafts } from './form-draft.ts';
import { removeLocalDrafts } from './local-drafts.ts';

const keys = ['atsScore', 'userPreferences', 'savedJobs', 'recentSearches', 'firstrung-recent'];

/**
 * Removes what this page stores for the user, and again while the page is unloaded: tests and mock
 * interviews store unsaved answers at either event, and `visibilitychange` comes last.
 */
export function clearUserData(): void {
  clear();
  for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, clear);
}

function clear(): void {
  for (const key of keys) writeStored('local', key, null);
  removeDrafts();
  removeLocalDrafts();
}
