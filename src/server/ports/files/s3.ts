import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { countedBytes, requireFileKey, type FilesPort } from './files.ts';

export type S3Options = {
  bucket: string;
  region: string;
  /** For stores other than Amazon's; uses path-style URLs. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  timeLimitMs?: number;
};

const PROBE = 'probe';

/**
 * Files in a bucket of any S3-compatible store. No object gets a public grant: files are only
 * served by our own handler.
 */
export function createS3Files(options: S3Options): FilesPort & { close(): void } {
  const {
    bucket: Bucket,
    region,
    endpoint,
    accessKeyId,
    secretAccessKey,
    timeLimitMs = 30_000,
  } = options;
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
  const limit = () => ({ abortSignal: AbortSignal.timeout(timeLimitMs) });

  async function putObject(
    Key: string,
    Body: Readable | Uint8Array,
    ContentLength: number,
    ContentType: string,
  ) {
    await client.send(
      new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }),
      limit(),
    );
  }

  return {
    kind: 's3',
    async put(key, body, { contentType, size }) {
      requireFileKey(key);
      if (body instanceof Uint8Array) {
        if (size !== undefined && size !== body.byteLength)
          throw new Error(`The file has ${body.byteLength} bytes where ${size} were announced.`);
        return putObject(key, body, body.byteLength, contentType);
      }
      await usingSpooled(body, size, (path, length) =>
        putObject(key, createReadStream(path), length, contentType),
      );
    },
    async read(key, part) {
      requireFileKey(key);
      try {
        const { Body, ContentLength } = await client.send(
          new GetObjectCommand({
            Bucket,
            Key: key,
            ...(part && { Range: `bytes=${part.start}-${part.end}` }),
          }),
        );
        if (!(Body instanceof Readable) || ContentLength === undefined)
          throw new Error('The store answered without a body.');
        return { stream: Body, size: ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: requireFileKey(key) }), limit());
    },
    async isWritable() {
      try {
        await client.send(
          new PutObjectCommand({ Bucket, Key: PROBE, Body: new Uint8Array(1), ContentLength: 1 }),
          { abortSignal: AbortSignal.timeout(Math.min(timeLimitMs, 3_000)) },
        );
        return true;
      } catch {
        return false;
      }
    },
    close: () => client.destroy(),
  };
}

// The store needs the length first and a stream that can be resent after a failure; a temporary
// file gives both without using memory.
async function usingSpooled(
  body: Readable,
  size: number | undefined,
  use: (path: string, length: number) => Promise<void>,
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
