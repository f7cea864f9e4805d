import { z } from 'zod';
import { eventFields } from '#domain/event/event-fields.ts';
import { eventStates } from '#domain/event/event.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { id, inputOf, instant, pageOf, paging, updateOf } from './fields.ts';
import { markdown } from './posting.ts';
import { get, post } from './procedure.ts';

const slug = z.string().min(1).max(120);
const state = z.enum(eventStates);

export const eventCard = z.object({
  id,
  slug,
  title: z.string(),
  summary: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** The organiser's zone; readers see times in their own. */
  timeZone: z.string(),
  /** Remaining places; null without a limit. */
  placesLeft: z.number().int().nullable(),
  state,
});
export type EventCard = z.infer<typeof eventCard>;

const wholeEvent = eventCard.extend({ description: markdown });
export type WholeEvent = z.infer<typeof wholeEvent>;

/** An event as its organisers see it, with the text as typed. */
export const ownEvent = eventCard.extend({
  description: z.string(),
  joinUrl: z.string().nullable(),
  places: z.number().int().nullable(),
  registered: z.number().int(),
  /** Version of the event; every update changes it. */
  stamp: z.string(),
});
export type OwnEvent = z.infer<typeof ownEvent>;

const eventForm = inputOf(eventFields);
export type EventForm = z.infer<typeof eventForm>;

const stamp = z.string().max(64);
const ofForm = ['EVENT_TIMES', 'EVENT_PLACES', 'WEBSITE_INVALID', 'FIELDS_REQUIRED'] as const;
const saved = z.object({ id, slug });

export const eventAudit = [
  { action: 'event.created', texts: 'admin-community.audit.event.created' },
  { action: 'event.updated', texts: 'admin-community.audit.event.updated' },
  { action: 'event.cancelled', texts: 'admin-community.audit.event.cancelled' },
] as const satisfies readonly AuditDeclaration[];

export const event = {
  list: get('anyone', '/events')
    .input(z.strictObject({ ...paging, when: z.enum(['upcoming', 'past']).optional() }))
    .output(pageOf(eventCard)),
  load: get('anyone', '/events/{slug}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ slug }))
    .output(wholeEvent),
  /** The addresses that the caller registered; empty when none. */
  findRegistration: get('signed-in', '/events/{slug}/registration')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ slug }))
    .output(z.object({ emails: z.array(z.string()) })),
  leave: post('signed-in', '/events/{slug}/leave')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ slug }))
    .output(z.object({})),
  listOwn: get('admin', '/admin/events').input(z.strictObject(paging)).output(pageOf(ownEvent)),
  create: post('admin', '/admin/events')
    .errors(refuses(...ofForm))
    .input(eventForm)
    .output(saved),
  update: post('admin', '/admin/events/{eventId}')
    .errors(refuses(...ofForm, 'NOT_FOUND', 'EVENT_CHANGED', 'EVENT_OVER', 'EVENT_CANCELLED'))
    .input(updateOf(eventFields).extend({ eventId: id, stamp }))
    .output(saved.extend({ stamp })),
  cancel: post('admin', '/admin/events/{eventId}/cancel')
    .errors(refuses('NOT_FOUND', 'EVENT_CHANGED', 'EVENT_OVER', 'EVENT_CANCELLED'))
    .input(z.strictObject({ eventId: id, stamp }))
    .output(z.object({ id, told: z.number().int() })),
};
