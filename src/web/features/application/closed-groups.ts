import { useCallback, useSyncExternalStore } from 'react';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { stageKey } from '#domain/stage/stage.ts';
import { readStoredJson, writeStored } from '#web/lib/browser-storage.ts';

const key = 'firstrung-closed-stages';
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let known: readonly string[] | null = null;

/** How a stage of a status is stored; a name is the same in all capitals and jobs. */
export const groupEntry = (status: ApplicationStatus, group: string): string =>
  `${status} ${stageKey(group)}`;

function read(): readonly string[] {
  if (known !== null) return known;
  const stored = readStoredJson('local', key);
  known = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : none;
  return known;
}

/** The stages of each status that are collapsed on the board in this browser, by their keys. */
export function useClosedGroups() {
  const entries = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => none,
  );
  const close = useCallback((status: ApplicationStatus, group: string, isClosed: boolean) => {
    const entry = groupEntry(status, group);
    const before = read();
    if (before.includes(entry) === isClosed) return;
    known = isClosed ? [...before, entry] : before.filter((each) => each !== entry);
    // Without storage they are open again on the next page load.
    writeStored('local', key, JSON.stringify(known));
    for (const listener of listeners) listener();
  }, []);
  return { entries, close };
}
