const prefix = 'firstrung-draft:';

export type Draft = Record<string, string>;

/** The storage key of one user's draft of one form. */
export function draftKey(form: string, userId: string): string {
  return `${prefix}${userId}:${form}`;
}

/** The draft that this tab keeps under the key; empty where the browser refuses storage. */
export function readDraft(key: string): Draft {
  try {
    return Object.fromEntries(new URLSearchParams(sessionStorage.getItem(key) ?? ''));
  } catch {
    return {};
  }
}

/** Stores the values that differ from the defaults; removes the draft when none do. */
export function writeDraft(key: string, values: Draft, defaults: Draft): void {
  const typed = Object.entries(values).filter(([name, value]) => value !== (defaults[name] ?? ''));
  if (typed.length === 0) return forgetDraft(key);
  try {
    sessionStorage.setItem(key, new URLSearchParams(typed).toString());
  } catch {
    // Storage is full or blocked: the input lasts as long as the page.
  }
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
export function removeDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
