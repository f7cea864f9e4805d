import { eventState, placesLeft } from '#domain/event/event.ts';
import type { EventRow } from './event.store.ts';

export function eventCardOf(row: EventRow, now: Date) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    timeZone: row.timeZone,
    placesLeft: placesLeft(row),
    state: eventState(row, now),
  };
}
