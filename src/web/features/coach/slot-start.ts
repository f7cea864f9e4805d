import type { OwnSlot } from '#contract/coach.ts';
import { wallClockOf } from '#domain/event/instant-of.ts';
import type { FormValues } from '#web/lib/form-values.ts';

/** What the form for another time starts with. */
export function slotStart(
  timeZone: string,
  last: Pick<OwnSlot, 'topic' | 'minutes' | 'place'> | undefined,
): FormValues {
  if (last === undefined) return { timeZone, minutes: '30' };
  return { timeZone, topic: last.topic, minutes: String(last.minutes), place: last.place };
}

/** The form of a slot as it is. */
export const valuesOfSlot = (timeZone: string, slot: OwnSlot): FormValues => ({
  ...slotStart(timeZone, slot),
  startsAt: wallClockOf(slot.startsAt, timeZone),
});
