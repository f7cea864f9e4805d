import { createHash } from 'node:crypto';

type Bytes = Uint8Array;

const hash = (...parts: Bytes[]) => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};
// As in RFC 6962: a leaf can't be mistaken for a node.
const leafOf = (entry: Bytes) => hash(Buffer.from([0]), entry);
const nodeOf = (left: Bytes, right: Bytes) => hash(Buffer.from([1]), left, right);

/** The largest power of two below a size. */
const splitOf = (size: number) => 2 ** Math.floor(Math.log2(size - 1));

export function merkleRootOf(entries: readonly Bytes[]): Bytes {
  if (entries.length === 0) return hash();
  if (entries.length === 1) return leafOf(entries[0] as Bytes);
  const split = splitOf(entries.length);
  return nodeOf(merkleRootOf(entries.slice(0, split)), merkleRootOf(entries.slice(split)));
}

/** The hashes that lead from an entry to the root, from below. */
export function pathOf(entries: readonly Bytes[], place: number): Bytes[] {
  if (entries.length <= 1) return [];
  const split = splitOf(entries.length);
  const [left, right] = [entries.slice(0, split), entries.slice(split)];
  return place < split
    ? [...pathOf(left, place), merkleRootOf(right)]
    : [...pathOf(right, place - split), merkleRootOf(left)];
}

/** What an inclusion proof claims. */
type Claim = { entry: Bytes; place: number; size: number; path: readonly Bytes[]; root: Bytes };

/** Whether an entry is at this position of the log with this size and root. */
export function isIncluded({ entry, place, size, path, root }: Claim): boolean {
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(place)) return false;
  if (place < 0 || place >= size) return false;
  const found = climb(leafOf(entry), place, size, [...path]);
  return found !== null && Buffer.from(found).equals(root);
}

function climb(leaf: Bytes, place: number, size: number, path: Bytes[]): Bytes | null {
  if (size === 1) return path.length === 0 ? leaf : null;
  const sibling = path.pop();
  if (sibling === undefined) return null;
  const split = splitOf(size);
  if (place < split) {
    const left = climb(leaf, place, split, path);
    return left && nodeOf(left, sibling);
  }
  const right = climb(leaf, place - split, size - split, path);
  return right && nodeOf(sibling, right);
}
