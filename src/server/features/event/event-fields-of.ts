import type { EventForm } from '#contract/event.ts';
import { findEventProblems } from '#domain/event/find-event-problems.ts';
import { instantOf } from '#domain/event/instant-of.ts';
import { AppError } from '#server/app-error.ts';

/** What was typed about an event, as it is kept; refuses what is no event. */
export function eventFieldsOf(form: EventForm) {
  const typed = { ...form, places: form.places === null ? '' : String(form.places) };
  const [problem] = Object.values(findEventProblems(typed));
  const { timeZone } = form;
  const startsAt = problem ? null : instantOf(form.startsAt, timeZone);
  const endsAt = problem ? null : instantOf(form.endsAt, timeZone);
  if (startsAt === null || endsAt === null) throw new AppError(problem ?? 'EVENT_TIMES');
  return {
    title: form.title,
    summary: form.summary,
    description: form.description,
    joinUrl: form.joinUrl === '' ? null : form.joinUrl,
    startsAt,
    endsAt,
    timeZone,
    places: form.places,
  };
}
