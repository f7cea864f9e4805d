import { useSyncExternalStore } from 'react';

const key = 'atsScore';

/** Puts the last ATS score into this browser, or takes it out, and tells all views of it, in this tab and in others. */
export function keepBrowserScore(score: number | null): void {
  const [oldValue, newValue] = [readText(), score === null ? null : String(score)];
  if (oldValue === newValue) return;
  try {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
  } catch {
    // Full, or forbidden: the account has it all the same.
  }
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

/** The last ATS score that this browser knows; null on the server, and where there is none. */
export function useBrowserScore(): number | null {
  return useSyncExternalStore(subscribe, readScore, () => null);
}

function subscribe(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function readScore(): number | null {
  const text = readText();
  const score = Number(text);
  return text !== null && /^\d{1,3}$/u.test(text) && score <= 100 ? score : null;
}

function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
