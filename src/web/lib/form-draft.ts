import { readStored, removeStored, writeStored } from './browser-storage.ts';

const prefix = 'firstrung-draft:';

export type Draft = Record<string, string>;

/** The storage key of one user's draft of one form. */
export function draftKey(form: string, userId: string): string {
  return `${prefix}${userId}:${form}`;
}

/** The draft that this tab keeps under the key; empty without one. */
export function readDraft(key: string): Draft {
  return Object.fromEntries(new URLSearchParams(readStored('session', key) ?? ''));
}

/**
 * Stores the values that differ from the defaults; removes the draft when none do. Where storage is
 * full or blocked, the input lasts as long as the page.
 */
export function writeDraft(key: string, values: Draft, defaults: Draft): void {
  const typed = Object.entries(values).filter(([name, value]) => value !== (defaults[name] ?? ''));
  const text = typed.length === 0 ? null : new URLSearchParams(typed).toString();
  writeStored('session', key, text);
}

/** Removes what this tab keeps under the key. */
export function forgetDraft(key: string | undefined): void {
  if (key !== undefined) writeStored('session', key, null);
}

/** Removes all drafts of all users. */
export function removeDrafts(): void {
  removeStored('session', prefix);
}
