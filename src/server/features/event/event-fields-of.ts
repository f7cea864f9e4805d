import type { EventForm } from '#contract/event.ts';
import { findEventProblems } from '#domain/event/event-fields.ts';
import { instantOf } from '#domain/event/instant-of.ts';
import { fieldError, refuseProblems } from '#server/app-error.ts';

/** The stored columns for an event form. Refuses invalid dates and values. */
export function eventFieldsOf(form: EventForm) {
  refuseProblems(findEventProblems(form));
  const startsAt = instantOf(form.startsAt, form.timeZone);
  const endsAt = instantOf(form.endsAt, form.timeZone);
  if (startsAt === null || endsAt === null) throw fieldError('endsAt', 'EVENT_TIMES');
  return { ...form, joinUrl: form.joinUrl || null, startsAt, endsAt };
}
