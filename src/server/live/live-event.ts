import type { EndReason } from '#domain/account/end-reason.ts';

/**
 * An event for one person. A reader may get it twice after a reconnect; the id reveals the
 * duplicate.
 */
export type LiveEvent = { id: string; kind: string; data: unknown; createdAt: Date };

/** An item of the stream. `cursor` says only where to resume after a disconnect. */
export type LiveNews =
  | { type: 'event'; cursor: string; event: LiveEvent }
  /** Nothing new, but resume from here. */
  | { type: 'at'; cursor: string }
  /** Too many events were missed to send them one by one: reload everything. */
  | { type: 'reset'; cursor: string }
  /** The session has ended: do not reconnect with it. */
  | { type: 'end'; why?: EndReason };
