type Dated = {
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  places: number | null;
  registered: number;
};

export const eventStates = ['open', 'full', 'over', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

/** The event's current state; a cancelled event stays cancelled. */
export function eventState(event: Dated, now: Date): EventState {
  if (event.cancelledAt !== null) return 'cancelled';
  if (event.endsAt <= now) return 'over';
  return event.places !== null && event.registered >= event.places ? 'full' : 'open';
}

/** Remaining places; null without a limit. */
export function placesLeft({ places, registered }: Pick<Dated, 'places' | 'registered'>) {
  return places === null ? null : Math.max(0, places - registered);
}
