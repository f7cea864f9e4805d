import type pg from 'pg';
import type { EndReason } from '#domain/account/end-reason.ts';
import type { Db } from '#server/db/connect.ts';
import { listen } from '#server/db/listen.ts';
import type { Log } from '#server/db/log.ts';
import { createAtMost } from './at-most.ts';
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

type Seat = {
  userId: string;
  sessionId: string;
  isNew: boolean;
  over?: 'ended' | 'closed';
  why?: EndReason | undefined;
  ring(): void;
};

const LOOKS_AT_ONCE = 4;
const LOOK_AGAIN_MS = 1_000;
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
  const seats = new Set<Seat>();
  const reactions = new Map<string, Set<() => void>>();
  const atMost = createAtMost(LOOKS_AT_ONCE);
  let closed = false;

  const end = (over: 'ended' | 'closed', which: (seat: Seat) => boolean, why?: EndReason) => {
    for (const seat of seats) {
      if (!which(seat)) continue;
      seat.over ??= over;
      seat.why ??= why;
      seat.ring();
    }
  };
  const wake = (which: (seat: Seat) => boolean) => {
    for (const seat of seats) {
      if (!which(seat)) continue;
      seat.isNew = true;
      seat.ring();
    }
  };

  function onNotice(payload: string) {
    const message = readSignal(payload);
    if (!message)
      return log.warn({ payload }, 'a notification on the live channel was not understood');
    if ('wake' in message) wake((seat) => seat.userId === message.wake);
    else if ('changed' in message)
      for (const react of reactions.get(message.changed) ?? []) react();
    else if ('endSession' in message) end('ended', (seat) => seat.sessionId === message.endSession);
    else end('ended', (seat) => seat.userId === message.endUser, message.why);
  }

  async function endLostSessions(): Promise<void> {
    const checkedSeats = [...seats];
    if (checkedSeats.length === 0) return;
    try {
      const openSessions = await findOpenSessions(db, [
        ...new Set(checkedSeats.map((seat) => seat.sessionId)),
      ]);
      end('ended', (seat) => checkedSeats.includes(seat) && !openSessions.has(seat.sessionId));
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
    const seat: Seat = {
      userId,
      sessionId,
      isNew: true,
      ring: () => undefined,
      ...(closed && { over: 'closed' }),
    };
    const leave = () => {
      seat.over ??= 'closed';
      seat.ring();
    };
    const look = createFollower(db, userId, afterId);
    const rung = (limitMs?: number) =>
      new Promise<void>((resolve) => {
        const timer = limitMs === undefined ? undefined : setTimeout(resolve, limitMs);
        seat.ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    seats.add(seat);
    try {
      while (!seat.over) {
        if (!seat.isNew) {
          await rung();
          continue;
        }
        seat.isNew = false;
        try {
          const news = await atMost(look);
          for (const piece of news) {
            if (seat.over) break;
            yield piece;
          }
        } catch (error) {
          log.warn({ err: error }, 'live events could not be read; retrying');
          seat.isNew = true;
          if (!seat.over) await rung(LOOK_AGAIN_MS);
        }
      }
      if (seat.over === 'ended') yield { type: 'end', ...(seat.why && { why: seat.why }) };
    } finally {
      seats.delete(seat);
      signal.removeEventListener('abort', leave);
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
        ? seats.size
        : [...seats].filter((seat) => seat.userId === userId).length,
    async close() {
      closed = true;
      clearInterval(check);
      end('closed', () => true);
      await listening.close();
    },
  };
}
