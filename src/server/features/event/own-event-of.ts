import { createHash } from 'node:crypto';
import { eventCardOf } from './event-card-of.ts';
import type { EventRow } from './event.store.ts';

export function ownEventOf(row: EventRow, now: Date) {
  return {
    ...eventCardOf(row, now),
    description: row.description,
    joinUrl: row.joinUrl,
    places: row.places,
    registered: row.registered,
    stamp: stampOf(row),
  };
}

/** Identifies a state of the event's details. Registrations do not change it. */
export function stampOf(row: EventRow): string {
  const { registered: _, ...kept } = row;
  return createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 22);
}
