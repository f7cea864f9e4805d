import { no, type Verdict, yes } from '#domain/refusals.ts';
import type { EventState } from './event.ts';

/** Whether an event in this state accepts registrations. */
export function mayRegister(state: EventState): Verdict {
  if (state === 'cancelled') return no('EVENT_CANCELLED');
  if (state === 'over') return no('EVENT_OVER');
  return state === 'full' ? no('EVENT_FULL') : yes;
}
