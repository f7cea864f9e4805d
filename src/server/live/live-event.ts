import type { EndReason } from '#domain/account/end-reason.ts';

/** One thing that happened to a person. A reader may get it again after a break and tells so by its id. */
export type LiveEvent = { id: string; kind: string; data: unknown; createdAt: Date };

/** What a reader is told. `cursor` says where to go on after a break; it means nothing else. */
export type LiveNews =
  | { type: 'event'; cursor: string; event: LiveEvent }
  /** Nothing new, but go on from here. */
  | { type: 'at'; cursor: string }
  /** Too much was missed to tell one by one: read everything anew. */
  | { type: 'reset'; cursor: string }
  /** The session is over: don't come back with it. */
  | { type: 'end'; why?: EndReason };
