import type { OwnSlot } from '#contract/coach.ts';
import type { FormValues } from '#web/lib/form-values.ts';

/** What the form for another time starts with. */
export function slotStart(
  timeZone: string,
  last: Pick<OwnSlot, 'topic' | 'minutes' | 'place'> | undefined,
): FormValues {
  if (last === undefined) return { timeZone, minutes: '30' };
  return { timeZone, topic: last.topic, minutes: String(last.minutes), place: last.place };
}
