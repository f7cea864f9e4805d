import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { endReasons } from '#domain/account/end-reason.ts';

export const LIVE_CHANNEL = 'live';

const signal = z.union([
  z.strictObject({ wake: z.string() }),
  z.strictObject({ changed: z.string() }),
  z.strictObject({ endSession: z.string() }),
  z.strictObject({ endUser: z.string(), why: z.enum(endReasons).optional() }),
]);

/** What processes send each other: only names and ids, to fit into a NOTIFY payload. */
export type Signal = z.infer<typeof signal>;

/** PostgreSQL delivers the notification when the transaction commits, and never if it doesn't. */
export function notifySql(message: Signal): SQL {
  return sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`;
}

export function notifyAllSql(signals: Signal[]): SQL {
  const payloads = [...new Set(signals.map((each) => JSON.stringify(each)))];
  return sql`select pg_notify(${LIVE_CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) payload`;
}

/** Returns undefined for payloads that `notifySql` did not write. */
export function readSignal(payload: string): Signal | undefined {
  try {
    return signal.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
