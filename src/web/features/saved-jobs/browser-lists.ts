import { readStoredJson, writeStored } from '#web/lib/browser-storage.ts';

/** Lists named by the requirements, mirrored from the server; removed at sign-out. */
type ListName = 'savedJobs' | 'recentSearches';

/** Mirrors a server list in this browser; does nothing without storage. */
export function cacheList(name: ListName, items: readonly string[]): void {
  writeStored('local', name, JSON.stringify(items));
}

/** Adds an item to a list in this browser, or removes it. */
export function changeList(name: ListName, item: string, isIn: boolean): void {
  const others = readList(name).filter((each) => each !== item);
  cacheList(name, isIn ? [item, ...others] : others);
}

function readList(name: ListName): string[] {
  const items = readStoredJson('local', name);
  return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [];
}
