import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { checkHost, lookupChecked } from './check-address.ts';
import { ModelFailure } from './model-failure.ts';

export type Deadlines = {
  /** Limit until the first byte of the response, in milliseconds. */
  firstByteMs: number;
  /** Limit until the last byte, in milliseconds. */
  totalMs: number;
  maxBytes: number;
};

type Sent = { address: string; headers: Record<string, string>; body: string | Buffer };

/** Posts JSON; see `post`. */
export const postJson = (
  { address, headers, body }: Omit<Sent, 'body'> & { body: unknown },
  deadlines: Deadlines,
) =>
  post(
    {
      address,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    deadlines,
  );

/**
 * Posts a body and returns the response as text with its type. Redirects are not followed, so that
 * the key reaches one server only.
 */
export async function post(
  { address, headers, body }: Sent,
  { firstByteMs, totalMs, maxBytes }: Deadlines,
): Promise<{ type: string; text: string }> {
  const url = new URL(address);
  checkHost(url.hostname);
  const stop = new AbortController();
  const timers = [firstByteMs, totalMs].map((ms) =>
    setTimeout(() => stop.abort(new ModelFailure('slow')), ms),
  );
  try {
    const response = await send(url, headers, body, stop.signal);
    judgeHead(response);
    const parts: Buffer[] = [];
    let received = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      clearTimeout(timers[0]);
      received += part.byteLength;
      if (received > maxBytes) throw new ModelFailure('too-large');
      parts.push(part);
    }
    const type = response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    return { type, text: Buffer.concat(parts).toString('utf8') };
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    if (stop.signal.aborted) throw new ModelFailure('slow', { cause: error });
    const isCut = (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    throw new ModelFailure(isCut ? 'cut' : 'unreachable', { cause: error });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    stop.abort();
  }
}

function send(
  url: URL,
  headers: Record<string, string>,
  body: string | Buffer,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      lookup: lookupChecked,
      signal,
      maxHeaderSize: 16 * 1024,
      headers: {
        accept: 'text/event-stream, application/json',
        'accept-encoding': 'identity',
        'user-agent': 'Firstrung',
        ...headers,
      },
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

function judgeHead({ statusCode = 0, headers }: IncomingMessage): void {
  if (statusCode >= 300 && statusCode < 400) throw new ModelFailure('redirect');
  if (statusCode === 401 || statusCode === 403) throw new ModelFailure('refused');
  if ([400, 413, 415, 422].includes(statusCode)) throw new ModelFailure('rejected');
  if (statusCode === 429) throw new ModelFailure('busy');
  if (statusCode !== 200) throw new ModelFailure('failed');
  if (!/^(?:text\/event-stream|application\/json)\b/iu.test(headers['content-type'] ?? ''))
    throw new ModelFailure('not-json');
}
