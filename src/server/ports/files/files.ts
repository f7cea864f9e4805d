import type { Readable } from 'node:stream';
import { v7 } from 'uuid';

export type StoredFile = { stream: Readable; size: number };
export type PutOptions = { contentType: string; size?: number };

export type FilesPort = {
  kind: 'folder' | 's3';
  /** Atomic: stores everything under the key or nothing; an aborted stream leaves no file. */
  put(key: string, body: Readable | Uint8Array, options: PutOptions): Promise<void>;
  /** Null when no such file exists. `size` is that of the part, whose ends are included. */
  read(key: string, part?: { start: number; end: number }): Promise<StoredFile | null>;
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>;
  /** Removes what writes begun before that time and cut off by a crash have left. */
  removePartial(before: Date): Promise<void>;
  isWritable(): Promise<boolean>;
};

const KEY = /^\d{4}\/\d{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Creates a key as year/month/uuid; it contains nothing that a user typed. */
export function createFileKey(now: Date): string {
  return `${now.toISOString().slice(0, 7).replace('-', '/')}/${v7()}`;
}

export function requireFileKey(key: string): string {
  if (!KEY.test(key)) throw new Error('A file key is year/month/uuid, as createFileKey makes it.');
  return key;
}

/** Passes a stream on and fails if its length differs from the announced one. */
export async function* countedBytes(
  body: AsyncIterable<Uint8Array>,
  size: number | undefined,
): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of body) {
    count += chunk.byteLength;
    yield chunk;
  }
  if (size !== undefined && count !== size)
    throw new Error(`The file has ${count} bytes where ${size} were announced.`);
}
