import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

const key = 'atsScore';

/**
 * Stores or clears the last ATS score in this browser and notifies all views of it, in every tab.
 */
export function saveBrowserScore(score: number | null): void {
  const [oldValue, newValue] = [readStored('local', key), score === null ? null : String(score)];
  if (oldValue === newValue) return;
  writeStored('local', key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

/** The last ATS score stored in this browser; null on the server and when there is none. */
export function useBrowserScore(): number | null {
  return useSyncExternalStore(subscribe, readScore, () => null);
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readScore(): number | null {
  const text = readStored('local', key);
  const score = Number(text);
  return text !== null && /^\d{1,3}$/u.test(text) && score <= 100 ? score : null;
}
