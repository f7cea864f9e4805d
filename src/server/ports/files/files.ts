import type { Readable } from 'node:stream';
import { v7 } from 'uuid';

export type StoredFile = { stream: Readable; size: number };
export type PutOptions = { contentType: string; size?: number };

export type FilesPort = {
  kind: 'folder' | 's3';
  /** Stores all of it under the key or nothing at all; a stream that breaks off leaves no file. */
  put(key: string, body: Readable | Uint8Array, options: PutOptions): Promise<void>;
  /** Null when no such file exists. */
  read(key: string): Promise<StoredFile | null>;
  /** Deleting a file that is gone already is no error. */
  delete(key: string): Promise<void>;
  /** Whether a write reaches the store now. */
  isWritable(): Promise<boolean>;
};

const KEY = /^\d{4}\/\d{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A new key, year/month/uuid; nothing that a person typed is part of it. */
export function createFileKey(now: Date): string {
  return `${now.toISOString().slice(0, 7).replace('-', '/')}/${v7()}`;
}

export function requireFileKey(key: string): string {
  if (!KEY.test(key)) throw new Error('A file key is year/month/uuid, as createFileKey makes it.');
  return key;
}

/** Passes a stream's bytes on and fails when they are not as many as were announced. */
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
