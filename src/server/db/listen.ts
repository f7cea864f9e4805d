import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from './log.ts';

export type ListenOptions = {
  /** Creates a new, unconnected client for each attempt. */
  connect: () => pg.Client;
  channel: string;
  onNotice: (payload: string) => void;
  /** Runs each time listening starts: notifications sent in between are lost, so catch up here. */
  onListening: () => void;
  log: Log;
  /** How often to check the connection, and how long to wait for the response. */
  check?: { everyMs: number; limitMs: number };
};

export type Listening = { isListening: () => boolean; close: () => Promise<void> };

const CHECK = { everyMs: 10_000, limitMs: 5_000 };
const LONGEST_PAUSE_MS = 5_000;

/**
 * Listens on a dedicated connection, because pooled ones lose LISTEN; reconnects when the database
 * was away.
 */
export function listen(options: ListenOptions): Listening {
  const { log, channel } = options;
  const closing = new AbortController();
  let listening = false;

  async function keepListening(): Promise<void> {
    let failures = 0;
    while (!closing.signal.aborted) {
      try {
        await listenOnce(options, closing.signal, () => {
          failures = 0;
          listening = true;
          options.onListening();
        });
      } catch (error) {
        log.warn({ err: error, channel }, 'the listening database connection was lost');
      }
      listening = false;
      const pause = Math.min(LONGEST_PAUSE_MS, 50 * 2 ** failures++);
      await sleep(pause * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(
        () => undefined,
      );
    }
  }

  const listener = keepListening();
  return {
    isListening: () => listening,
    close: async () => {
      closing.abort();
      await listener;
    },
  };
}

async function listenOnce(
  { connect, channel, onNotice, check = CHECK }: ListenOptions,
  closing: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client = connect();
  const over = Promise.withResolvers<void>();
  const end = () => over.resolve();
  client.on('error', over.reject);
  client.on('notification', ({ payload }) => onNotice(payload ?? ''));
  closing.addEventListener('abort', end);
  // A connection that died silently is only noticed by querying it.
  const checking = setInterval(
    () => withinLimit(client.query('select 1'), check.limitMs).catch(over.reject),
    check.everyMs,
  );
  try {
    await Promise.race([
      withinLimit(begin(client, channel), check.limitMs).then(onListening),
      over.promise,
    ]);
    await over.promise;
  } finally {
    clearInterval(checking);
    closing.removeEventListener('abort', end);
    await Promise.race([
      client.end().catch(() => undefined),
      sleep(1_000, undefined, { ref: false }),
    ]);
  }
}

async function begin(client: pg.Client, channel: string): Promise<void> {
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}

async function withinLimit(query: Promise<unknown>, limitMs: number): Promise<void> {
  const late = sleep(limitMs, 'late', { ref: false });
  if ((await Promise.race([query, late])) === 'late')
    throw new Error('The database does not answer.');
}
