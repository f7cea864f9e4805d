/** Lists named by the requirements, mirrored from the server; removed at sign-out. */
type ListName = 'savedJobs' | 'recentSearches';

/** Mirrors a server list in this browser; does nothing without storage. */
export function cacheList(name: ListName, items: readonly string[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(items));
  } catch {
    // Storage is full or blocked.
  }
}

/** Adds an item to a list in this browser, or removes it. */
export function changeList(name: ListName, item: string, isIn: boolean): void {
  const others = readList(name).filter((each) => each !== item);
  cacheList(name, isIn ? [item, ...others] : others);
}

function readList(name: ListName): string[] {
  try {
    const items: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
