/** Prefix of everything this browser stores for a user until the server has it. */
export const localDraftPrefix = 'firstrung-kept:';

/** Stores or removes a text; false when the browser's storage refuses it. */
export function keepLocalDraft(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether any draft of this kind has not reached the server yet. */
export function hasLocalDraft(kind: string): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(localDraftPrefix) && key.endsWith(`:${kind}`),
    );
  } catch {
    return false;
  }
}

/** Removes all local drafts of all users. */
export function removeLocalDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(localDraftPrefix)) localStorage.removeItem(key);
}
