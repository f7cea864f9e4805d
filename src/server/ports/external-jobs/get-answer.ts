import { lookup as lookUp } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { readXml } from '#readers/read-xml.ts';
import { isLoopbackAddress, isPublicAddress } from './is-public-address.ts';
import { SourceFailure } from './source-failure.ts';

type Address = { address: string; family: number };
export type Resolve = (host: string) => Promise<Address[]>;

export type GetOptions = {
  headers?: Record<string, string>;
  /** Covers lookup, connection and reading. */
  timeoutMs: number;
  /** Tests run sources on this machine, without TLS; not for production. */
  allowsLoopback?: boolean;
  resolve?: Resolve;
  maxBytes?: number;
  format?: AnswerFormat;
};

/** 'feed': either, as its content type says. */
export type AnswerFormat = 'json' | 'xml' | 'feed';

const mediaTypes = {
  json: /^application\/(?:[\w.+-]+\+)?json$/u,
  xml: /^(?:text|application)\/(?:[\w.+-]+\+)?xml$/u,
};
const accepted = {
  json: 'application/json',
  xml: 'application/xml, text/xml',
  feed: 'application/feed+json, application/atom+xml, application/rss+xml, application/json, application/xml, text/xml',
};

const usualMaxBytes = 2 * 1024 * 1024;

const resolveAll: Resolve = (host) => lookUp(host, { all: true });

/**
 * Fetches JSON or XML from a public address. The name is resolved once, every address is checked, and only
 * those are connected to, which prevents DNS rebinding. Redirects are not followed. The size limit
 * applies after decompression.
 */
export async function getAnswer(address: string, options: GetOptions): Promise<unknown> {
  const { timeoutMs, resolve = resolveAll, allowsLoopback = false, format = 'json' } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '')
    throw new SourceFailure('forbidden-address');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowsLoopback))
    throw new SourceFailure('forbidden-address');
  const host = url.hostname.replaceAll(/^\[|\]$/gu, '');
  const literal = isIP(host);
  const found =
    literal === 0 ? await within(signal, resolve(host)) : [{ address: host, family: literal }];
  const isLoopback = allowsLoopback && found.every((each) => isLoopbackAddress(each.address));
  const isAllowed =
    found.length > 0 &&
    (isLoopback ||
      (url.protocol === 'https:' && found.every((each) => isPublicAddress(each.address))));
  if (!isAllowed) throw new SourceFailure('forbidden-address');
  const headers = { accept: accepted[format], ...options.headers };
  const response = await send(url, found, headers, signal);
  try {
    judgeHead(response);
    const read = readerOf(response, format);
    return parse(await readBody(response, options.maxBytes ?? usualMaxBytes, signal), read);
  } finally {
    response.destroy();
  }
}

function send(
  url: URL,
  allowed: Address[],
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_host, { all }, done) => {
    const [first] = allowed;
    if (all) done(null, allowed);
    else done(null, first?.address ?? '', first?.family ?? 4);
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'GET',
      agent: false,
      lookup: pinned,
      signal,
      maxHeaderSize: 16 * 1024,
      headers: {
        'accept-encoding': 'gzip, br',
        'user-agent': 'Firstrung job search',
        ...headers,
      },
    });
    sent.on('socket', (socket) => {
      socket.once('connect', () => {
        const isOne = allowed.some((each) => each.address === socket.remoteAddress);
        if (!isOne) sent.destroy(new SourceFailure('forbidden-address'));
      });
    });
    sent.on('response', resolve);
    sent.on('error', (error) => reject(failureOf(error, signal)));
    sent.end();
  });
}

function judgeHead({ statusCode = 0, headers }: IncomingMessage): void {
  if (statusCode >= 300 && statusCode < 400) throw new SourceFailure('redirect');
  if (statusCode === 401 || statusCode === 403) throw new SourceFailure('refused');
  if (statusCode === 404 || statusCode === 410) throw new SourceFailure('not-found');
  if (statusCode === 429) {
    throw new SourceFailure('busy', { waitSeconds: waitSecondsOf(headers) });
  }
  if (statusCode !== 200) throw new SourceFailure('failed');
}

/** Retry-After: whole seconds, or a date, which is compared with the clock of its server. */
function waitSecondsOf(headers: IncomingMessage['headers']): number | null {
  const text = headers['retry-after'] ?? '';
  const wait = /^\d+$/u.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.parse(headers.date ?? '')) / 1_000);
  return wait > 0 ? wait : null;
}

/** What reads this response; refuses one of another type before its body is loaded. */
function readerOf({ headers }: IncomingMessage, format: AnswerFormat): (body: Buffer) => unknown {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const is = (one: keyof typeof mediaTypes) =>
    (format === one || format === 'feed') && mediaTypes[one].test(type.trim());
  if (is('json')) return (body) => JSON.parse(textOf(body, 'utf-8'));
  const named = /charset\s*=\s*"?([\w.:-]+)/u.exec(parameters.join(';'))?.[1];
  if (is('xml')) return (body) => readXml(textOf(body, named ?? declaredIn(body)));
  throw new SourceFailure('not-json');
}

/** The encoding in an XML declaration, which is ASCII. */
const declaredIn = (body: Buffer) =>
  /^<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w.:-]+)/u.exec(
    body.subarray(0, 200).toString('latin1'),
  )?.[1] ?? 'utf-8';

const textOf = (body: Buffer, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(body);

async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  if (Number(response.headers['content-length']) > maxBytes) throw new SourceFailure('too-large');
  const parts: Buffer[] = [];
  let received = 0;
  const body = unpacked(response);
  const stop = () => body.destroy(new SourceFailure('timeout'));
  signal.addEventListener('abort', stop);
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      received += part.byteLength;
      if (received > maxBytes) throw new SourceFailure('too-large');
      parts.push(part);
    }
  } catch (error) {
    throw failureOf(error, signal);
  } finally {
    signal.removeEventListener('abort', stop);
    body.destroy();
  }
  return Buffer.concat(parts);
}

function unpacked(response: IncomingMessage): Readable {
  const coding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (coding === 'identity') return response;
  const unpack =
    coding === 'gzip'
      ? createGunzip()
      : coding === 'br'
        ? createBrotliDecompress()
        : coding === 'deflate'
          ? createInflate()
          : undefined;
  if (unpack === undefined) throw new SourceFailure('not-json');
  response.on('error', (error) => unpack.destroy(error));
  return response.pipe(unpack);
}

/** Also for XML: the name is kept in stored states. */
function parse(body: Buffer, read: (body: Buffer) => unknown): unknown {
  try {
    return read(body);
  } catch (error) {
    throw new SourceFailure('not-json', { cause: error });
  }
}

function failureOf(error: unknown, signal: AbortSignal): SourceFailure {
  if (error instanceof SourceFailure) return error;
  return new SourceFailure(signal.aborted ? 'timeout' : 'unreachable', { cause: error });
}

async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const stop = () => late.reject(new SourceFailure('timeout'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, late.promise]);
  } catch (error) {
    throw failureOf(error, signal);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
