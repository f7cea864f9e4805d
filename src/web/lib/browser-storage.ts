/** 'local' is shared by all tabs and stays; 'session' belongs to one tab. */
type Kind = 'local' | 'session';

// Where the browser blocks storage, already asking for it throws.
const storageOf = (kind: Kind) => (kind === 'local' ? localStorage : sessionStorage);

/** The text stored under a key; null without one, or where the browser refuses storage. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** What is stored as JSON under a key; null if it can't be read. */
export function readStoredJson(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(readStored(kind, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text, or removes it; false where the browser's storage is full or blocked. */
export function writeStored(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The stored keys that start with a prefix. */
export function storedKeys(kind: Kind, prefix: string): string[] {
  try {
    return Object.keys(storageOf(kind)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes everything under keys that start with a prefix. */
export function removeStored(kind: Kind, prefix: string): void {
  for (const key of storedKeys(kind, prefix)) writeStored(kind, key, null);
}
