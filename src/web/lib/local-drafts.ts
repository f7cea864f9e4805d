/** Of all that this browser keeps for one person until the server has it. */
export const localDraftPrefix = 'firstrung-kept:';

/** Keeps a text, or forgets it; false when the browser takes none. */
export function keepLocalDraft(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether anything of this kind is kept that the server does not have. */
export function hasLocalDraft(kind: string): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(localDraftPrefix) && key.endsWith(`:${kind}`),
    );
  } catch {
    return false;
  }
}

/** Removes all of it, whoever wrote it. */
export function removeLocalDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(localDraftPrefix)) localStorage.removeItem(key);
}
