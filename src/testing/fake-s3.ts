import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type S3Mode = 'ok' | 'down' | 'hangs';
export type StoredObject = {
  body: Buffer;
  contentType: string | undefined;
  acl: string | undefined;
};
export type FakeS3 = AsyncDisposable & {
  endpoint: string;
  bucket: string;
  objects: Map<string, StoredObject>;
  mode: S3Mode;
  /** How many keys a list has at most; real stores have 1,000. */
  pageSize: number;
};

/** A store with the subset of path-style S3 that writing, reading, listing and deleting need. */
export async function startFakeS3(bucket = 'files'): Promise<FakeS3> {
  const fake = {
    bucket,
    mode: 'ok' as S3Mode,
    pageSize: 1_000,
    objects: new Map<string, StoredObject>(),
  };
  const server = createServer((request, response) => {
    answer(fake, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    endpoint: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function answer(
  fake: Pick<FakeS3, 'bucket' | 'mode' | 'objects' | 'pageSize'>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (fake.mode === 'hangs') return;
  if (fake.mode === 'down') return refuse(response, 503, 'ServiceUnavailable');
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential='))
    return refuse(response, 403, 'AccessDenied');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const path = decodeURIComponent(pathname);
  if (path === `/${fake.bucket}/` || path === `/${fake.bucket}`)
    return list(fake, searchParams, response);
  if (!path.startsWith(`/${fake.bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
  const key = path.slice(fake.bucket.length + 2);
  const stored = fake.objects.get(key);

  if (request.method === 'PUT') {
    const length = request.headers['content-length'];
    if (length === undefined) return refuse(response, 411, 'MissingContentLength');
    const body = await buffer(request);
    if (body.byteLength !== Number(length)) return refuse(response, 400, 'IncompleteBody');
    fake.objects.set(key, {
      body,
      contentType: request.headers['content-type'],
      acl: request.headers['x-amz-acl'] as string | undefined,
    });
    return response.writeHead(200, { etag: '"stored"' }).end();
  }
  if (request.method === 'DELETE') {
    fake.objects.delete(key);
    return response.writeHead(204).end();
  }
  if (!stored) return refuse(response, 404, 'NoSuchKey');
  const [, start = '', end = ''] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.range ?? '') ?? [];
  const body = start === '' ? stored.body : stored.body.subarray(Number(start), Number(end) + 1);
  response.writeHead(start === '' ? 200 : 206, {
    'content-length': body.byteLength,
    'content-type': stored.contentType ?? 'application/octet-stream',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function list(
  { objects, pageSize }: Pick<FakeS3, 'objects' | 'pageSize'>,
  asked: URLSearchParams,
  response: ServerResponse,
) {
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? ''];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, Math.min(Number(asked.get('max-keys') ?? pageSize), pageSize));
  const next = page.length < keys.length ? page.at(-1) : undefined;
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}<IsTruncated>${next !== undefined}</IsTruncated>${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}
