type Dated = {
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  places: number | null;
  registered: number;
};

export const eventStates = ['open', 'full', 'over', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

/** Where an event stands at this moment; what was called off stays so. */
export function eventState(event: Dated, now: Date): EventState {
  if (event.cancelledAt !== null) return 'cancelled';
  if (event.endsAt <= now) return 'over';
  return event.places !== null && event.registered >= event.places ? 'full' : 'open';
}

/** How many may still register; null is as many as like. */
export function placesLeft({ places, registered }: Pick<Dated, 'places' | 'registered'>) {
  return places === null ? null : Math.max(0, places - registered);
}
