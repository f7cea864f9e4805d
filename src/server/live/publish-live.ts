import { v7 as uuid } from 'uuid';
import type { EndReason } from '#domain/account/end-reason.ts';
import type { Db } from '#server/db/connect.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifyAllSql, notifySql } from './channels.ts';

/** Notifies a user's open browsers, on every process, when the caller's transaction commits. */
export async function publishLive(
  db: Db,
  event: { userId: string; kind: string; data: unknown },
): Promise<void> {
  await db.insert(liveEvents).values({ id: uuid(), ...event });
  await db.execute(notifySql({ wake: event.userId }));
}

const eventsAtOnce = 1_000;

export async function publishLiveAll(
  db: Db,
  events: { userId: string; kind: string; data: unknown }[],
): Promise<void> {
  if (events.length === 0) return;
  // A statement takes at most 65,535 parameters.
  for (let at = 0; at < events.length; at += eventsAtOnce) {
    const some = events.slice(at, at + eventsAtOnce);
    await db.insert(liveEvents).values(some.map((event) => ({ id: uuid(), ...event })));
  }
  await db.execute(notifyAllSql(events.map(({ userId }) => ({ wake: userId }))));
}

/**
 * Tells every process that its cache under this name is stale; the process that made the change
 * knows on commit.
 */
export async function publishChange(
  { db, changed }: { db: Db; changed?: Set<string> | undefined },
  name: string,
): Promise<void> {
  await db.execute(notifySql({ changed: name }));
  changed?.add(name);
}

/**
 * Ends the streams of a session, or all of a user's, on every process, optionally with a reason.
 */
export async function publishEnd(
  db: Db,
  ended: { sessionId: string } | { userId: string; why?: EndReason | undefined },
): Promise<void> {
  await db.execute(
    notifySql(
      'sessionId' in ended
        ? { endSession: ended.sessionId }
        : { endUser: ended.userId, why: ended.why },
    ),
  );
}
