/** The lists that the documents name, as the server has them; they go at sign-out. */
type ListName = 'savedJobs' | 'recentSearches';

/** Puts a list of the server into this browser. A browser that keeps nothing is none the worse for it. */
export function cacheList(name: ListName, items: readonly string[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(items));
  } catch {
    // Full, or forbidden.
  }
}

/** Adds one to a list in this browser, or takes it out. */
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
