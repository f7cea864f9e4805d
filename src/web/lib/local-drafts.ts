import { removeStored, storedKeys } from './browser-storage.ts';

/** Prefix of everything this browser stores for a user until the server has it. */
export const localDraftPrefix = 'firstrung-kept:';

/** Whether any draft of this kind has not reached the server yet. */
export function hasLocalDraft(kind: string): boolean {
  return storedKeys('local', localDraftPrefix).some((key) => key.endsWith(`:${kind}`));
}

/** Removes all local drafts of all users. */
export function removeLocalDrafts(): void {
  removeStored('local', localDraftPrefix);
}
