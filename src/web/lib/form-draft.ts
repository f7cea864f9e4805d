const prefix = 'firstrung-draft:';

export type Draft = Record<string, string>;

/** The storage key of one user's draft of one form. */
export function draftKey(form: string, userId: string): string {
  return `${prefix}${userId}:${form}`;
}

export function readDraft(storage: Storage, key: string): Draft {
  return Object.fromEntries(new URLSearchParams(storage.getItem(key) ?? ''));
}

/** Stores the values that differ from the defaults; removes the draft when none do. */
export function writeDraft(storage: Storage, key: string, values: Draft, defaults: Draft): void {
  const typed = Object.entries(values).filter(([name, value]) => value !== (defaults[name] ?? ''));
  if (typed.length === 0) storage.removeItem(key);
  else storage.setItem(key, new URLSearchParams(typed).toString());
}

/** Removes what this tab keeps under the key, also where the browser refuses storage. */
export function forgetDraft(key: string | undefined): void {
  try {
    if (key !== undefined) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

/** Removes all drafts of all users. */
export function removeDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
