import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { countedBytes, type StoredFile } from './files.ts';

export type S3Options = {
  bucket: string;
  region: string;
  /** For stores other than Amazon's; uses path-style URLs. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  timeLimitMs?: number;
};

/** A bucket of any S3-compatible store. No object gets a public grant. */
export function openBucket(options: S3Options) {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey, timeLimitMs = 30_000 } = options;
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Several S3-compatible stores don't support the checksum trailers that the client sends by
    // default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: timeLimitMs,
      socketTimeout: timeLimitMs,
      throwOnRequestTimeout: true,
    },
  });
  const within = (ms = timeLimitMs) => ({
    abortSignal: AbortSignal.timeout(Math.min(ms, timeLimitMs)),
  });
  const at = (Key: string) => ({ Bucket: bucket, Key });

  return {
    async put(
      key: string,
      body: Readable | Uint8Array,
      { contentType: ContentType, size, limitMs }: PutObject = {},
    ): Promise<void> {
      const send = (Body: Readable | Uint8Array, ContentLength: number) =>
        client.send(
          new PutObjectCommand({ ...at(key), Body, ContentLength, ContentType }),
          within(limitMs),
        );
      if (!(body instanceof Uint8Array))
        return usingSpooled(body, size, (path, length) => send(createReadStream(path), length));
      if (size !== undefined && size !== body.byteLength)
        throw new Error(`The file has ${body.byteLength} bytes where ${size} were announced.`);
      await send(body, body.byteLength);
    },
    /** Null when no such object exists. The ends of a part are included. */
    async read(key: string, part?: { start: number; end: number }): Promise<StoredFile | null> {
      const range = part && { Range: `bytes=${part.start}-${part.end}` };
      try {
        const { Body, ContentLength } = await client.send(
          new GetObjectCommand({ ...at(key), ...range }),
        );
        if (!(Body instanceof Readable) || ContentLength === undefined)
          throw new Error('The store answered without a body.');
        return { stream: Body, size: ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    /** All keys that begin so, or the first ones up to a limit. */
    async list(prefix: string, max = Number.POSITIVE_INFINITY): Promise<string[]> {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix,
            MaxKeys: Math.min(max, 1_000),
            ContinuationToken: token,
          }),
          within(),
        );
        keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
        token = page.NextContinuationToken;
      } while (token !== undefined && keys.length < max);
      return keys;
    },
    /** Deleting a missing object is not an error. */
    async delete(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand(at(key)), within());
    },
    close: () => client.destroy(),
  };
}

type PutObject = { contentType?: string; size?: number | undefined; limitMs?: number };

// The store needs the length first and a stream that can be resent after a failure; a temporary
// file gives both without using memory.
async function usingSpooled(
  body: Readable,
  size: number | undefined,
  use: (path: string, length: number) => Promise<unknown>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'firstrung-upload-'));
  try {
    const path = join(folder, 'body');
    await writeFile(path, countedBytes(body, size), { mode: 0o600 });
    await use(path, (await stat(path)).size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
