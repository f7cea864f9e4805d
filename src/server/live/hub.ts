import type pg from 'pg';
import type { EndReason } from '#domain/account/end-reason.ts';
import type { Db } from '#server/db/connect.ts';
import { listen } from '#server/db/listen.ts';
import type { Log } from '#server/db/log.ts';
import { LIVE_CHANNEL, readSignal } from './channels.ts';
import { createFollower } from './follow-events.ts';
import type { LiveNews } from './live-event.ts';
import { findOpenSessions } from './live.store.ts';

export type LiveReader = {
  userId: string;
  sessionId: string;
  afterId?: string;
  signal: AbortSignal;
};

export type LiveHub = {
  /**
   * A user's events from now on, or after the cursor `afterId`; ends with the signal, the session
   * or the hub.
   */
  subscribe(reader: LiveReader): AsyncGenerator<LiveNews, void, void>;
  /**
   * Calls `react` when any process reports that `name` changed, and after a disconnect in which
   * that may have been missed. Returns a function that unsubscribes.
   */
  onChange(name: string, react: () => void): () => void;
  isListening(): boolean;
  /** All open streams, or those of one user. */
  readerCount(userId?: string): number;
  close(): Promise<void>;
};

type Subscriber = {
  userId: string;
  sessionId: string;
  isNew: boolean;
  over?: 'ended' | 'closed';
  why?: EndReason | undefined;
  notify(): void;
};

const MAX_CONCURRENT_READS = 4;
const RETRY_MS = 1_000;
const CHECK_SESSIONS_MS = 30_000;

/** Forwards notifications from the database to the streams that are open in this process. */
export function createLiveHub({
  connect,
  db,
  log,
}: {
  connect: () => pg.Client;
  db: Db;
  log: Log;
}): LiveHub {
  const subscribers = new Set<Subscriber>();
  const reactions = new Map<string, Set<() => void>>();
  const atMost = createAtMost(MAX_CONCURRENT_READS);
  let closed = false;

  const end = (
    over: 'ended' | 'closed',
    which: (subscriber: Subscriber) => boolean,
    why?: EndReason,
  ) => {
    for (const subscriber of subscribers) {
      if (!which(subscriber)) continue;
      subscriber.over ??= over;
      subscriber.why ??= why;
      subscriber.notify();
    }
  };
  const wake = (which: (subscriber: Subscriber) => boolean) => {
    for (const subscriber of subscribers) {
      if (!which(subscriber)) continue;
      subscriber.isNew = true;
      subscriber.notify();
    }
  };

  function onNotice(payload: string) {
    const message = readSignal(payload);
    if (!message)
      return log.warn({ payload }, 'a notification on the live channel was not understood');
    if ('wake' in message) wake((subscriber) => subscriber.userId === message.wake);
    else if ('changed' in message)
      for (const react of reactions.get(message.changed) ?? []) react();
    else if ('endSession' in message)
      end('ended', (subscriber) => subscriber.sessionId === message.endSession);
    else end('ended', (subscriber) => subscriber.userId === message.endUser, message.why);
  }

  async function endLostSessions(): Promise<void> {
    const checked = [...subscribers];
    if (checked.length === 0) return;
    try {
      const openSessions = await findOpenSessions(db, [
        ...new Set(checked.map((subscriber) => subscriber.sessionId)),
      ]);
      end(
        'ended',
        (subscriber) => checked.includes(subscriber) && !openSessions.has(subscriber.sessionId),
      );
    } catch (error) {
      log.warn({ err: error }, 'the sessions of open streams could not be checked; retrying');
    }
  }

  const listening = listen({
    connect,
    channel: LIVE_CHANNEL,
    onNotice,
    onListening() {
      wake(() => true);
      for (const reacts of reactions.values()) for (const react of reacts) react();
      void endLostSessions();
    },
    log,
  });
  const check = setInterval(() => void endLostSessions(), CHECK_SESSIONS_MS).unref();

  async function* subscribe({
    userId,
    sessionId,
    afterId,
    signal,
  }: LiveReader): AsyncGenerator<LiveNews, void, void> {
    const subscriber: Subscriber = {
      userId,
      sessionId,
      isNew: true,
      notify: () => undefined,
      ...(closed && { over: 'closed' }),
    };
    const onAbort = () => {
      subscriber.over ??= 'closed';
      subscriber.notify();
    };
    const readNew = createFollower(db, userId, afterId);
    const untilNotified = (limitMs?: number) =>
      new Promise<void>((resolve) => {
        const timer = limitMs === undefined ? undefined : setTimeout(resolve, limitMs);
        subscriber.notify = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    subscribers.add(subscriber);
    try {
      while (!subscriber.over) {
        if (!subscriber.isNew) {
          await untilNotified();
          continue;
        }
        subscriber.isNew = false;
        try {
          const news = await atMost(readNew);
          for (const piece of news) {
            if (subscriber.over) break;
            yield piece;
          }
        } catch (error) {
          log.warn({ err: error }, 'live events could not be read; retrying');
          subscriber.isNew = true;
          if (!subscriber.over) await untilNotified(RETRY_MS);
        }
      }
      if (subscriber.over === 'ended')
        yield { type: 'end', ...(subscriber.why && { why: subscriber.why }) };
    } finally {
      subscribers.delete(subscriber);
      signal.removeEventListener('abort', onAbort);
    }
  }

  return {
    subscribe,
    onChange(name, react) {
      const reacts = reactions.get(name) ?? new Set();
      reactions.set(name, reacts.add(react));
      return () => void reacts.delete(react);
    },
    isListening: listening.isListening,
    readerCount: (userId) =>
      userId === undefined
        ? subscribers.size
        : [...subscribers].filter((subscriber) => subscriber.userId === userId).length,
    async close() {
      closed = true;
      clearInterval(check);
      end('closed', () => true);
      await listening.close();
    },
  };
}

/** Runs at most `limit` jobs concurrently; the others wait in order. */
function createAtMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function atMost<T>(job: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
