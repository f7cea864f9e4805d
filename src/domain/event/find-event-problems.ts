import { isBlank } from '#domain/is-blank.ts';
import type { Refusal } from '#domain/refusals.ts';
import { longestEventField, mostPlaces } from './event.ts';
import { instantOf, isTimeZone } from './instant-of.ts';

/** An event as it was typed; its times are those of a wall clock in its zone. */
export type TypedEvent = {
  title: string;
  summary: string;
  description: string;
  joinUrl: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  places: string;
};
export type EventProblems = { [Field in keyof TypedEvent]?: Refusal };

/** What is wrong with an event, field by field in the order of the form; empty when nothing is. */
export function findEventProblems(form: TypedEvent): EventProblems {
  const problems: EventProblems = {};
  for (const field of ['title', 'summary', 'startsAt', 'endsAt', 'timeZone'] as const) {
    if (isBlank(form[field])) problems[field] = 'FIELDS_REQUIRED';
  }
  for (const field of ['title', 'summary', 'description', 'joinUrl'] as const) {
    if (form[field].trim().length > longestEventField[field]) problems[field] = 'TEXT_TOO_LONG';
  }
  const { joinUrl, places } = form;
  if (joinUrl.trim() !== '' && !problems.joinUrl && !isWebAddress(joinUrl.trim())) {
    problems.joinUrl = 'WEBSITE_INVALID';
  }
  if (!problems.timeZone && !isTimeZone(form.timeZone)) problems.timeZone = 'INVALID_INPUT';
  if (!problems.startsAt && !problems.endsAt && !problems.timeZone) {
    const start = instantOf(form.startsAt, form.timeZone);
    const end = instantOf(form.endsAt, form.timeZone);
    if (start === null) problems.startsAt = 'EVENT_TIMES';
    else if (end === null || end <= start) problems.endsAt = 'EVENT_TIMES';
  }
  const isNumber = /^\d{1,6}$/u.test(places.trim()) && Number(places) >= 1;
  if (places.trim() !== '' && (!isNumber || Number(places) > mostPlaces)) {
    problems.places = 'EVENT_PLACES';
  }
  return problems;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//iu.test(text) && URL.canParse(text);
}
