import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { EventForm } from '#contract/event.ts';
import { slugOf } from '#domain/company/slug-of.ts';
import { findEventProblems } from '#domain/event/event-fields.ts';
import { eventState, placesLeft } from '#domain/event/event.ts';
import { instantOf } from '#domain/event/instant-of.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { readMarkdown } from '#domain/posting/read-markdown.ts';
import { AppError, fieldError, orNotFound, refuseProblems } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { publishChange } from '#server/live/publish-live.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { calendarOf } from './calendar-of.ts';
import {
  countAllEvents,
  countEventAddresses,
  countEvents,
  countSlugs,
  type EventRow,
  insertEvent,
  loadEventAddresses,
  lockEvent,
  pageAllEvents,
  pageEvents,
  updateEventRow,
} from './event.store.ts';
import { mailRegistered } from './registrations.ts';
import { requireEvent } from './require-event.ts';

function eventCardOf(row: EventRow, now: Date) {
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

/** The stored columns for an event form. Refuses invalid dates and values. */
function eventFieldsOf(form: EventForm) {
  refuseProblems(findEventProblems(form));
  const startsAt = instantOf(form.startsAt, form.timeZone);
  const endsAt = instantOf(form.endsAt, form.timeZone);
  if (startsAt === null || endsAt === null) throw fieldError('endsAt', 'EVENT_TIMES');
  return { ...form, joinUrl: form.joinUrl || null, startsAt, endsAt };
}

function ownEventOf(row: EventRow, now: Date) {
  return {
    ...eventCardOf(row, now),
    description: row.description,
    joinUrl: row.joinUrl,
    places: row.places,
    registered: row.registered,
    stamp: stampOf(row),
  };
}

/** Identifies a state of the event's details. Registrations do not change it. */
function stampOf(row: EventRow): string {
  const { registered: _, ...content } = row;
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

/** Locks the upcoming event that an administrator edits. Refuses if it has changed. */
async function requireOpenEvent(ctx: Ctx, eventId: string, stamp: string): Promise<EventRow> {
  const event = orNotFound(await lockEvent(ctx, { id: eventId }));
  if (event.cancelledAt !== null) throw new AppError('EVENT_CANCELLED');
  if (event.endsAt <= ctx.now) throw new AppError('EVENT_OVER');
  if (stampOf(event) !== stamp) throw new AppError('EVENT_CHANGED');
  return event;
}

export async function createEvent(ctx: Ctx, form: EventForm) {
  requireAdmin(ctx);
  const fields = eventFieldsOf(form);
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    const plain = slugOf(fields.title);
    const isTaken = reservedSlugs.has(plain) || (await countSlugs(tx, plain)) > 0;
    const slug = isTaken ? `${plain}-${id.slice(-12)}` : plain;
    await insertEvent(tx, { ...fields, id, slug, createdAt: ctx.now });
    await publishChange(tx, 'community');
    await noteAction(tx, {
      action: 'event.created',
      target: { kind: 'event', id },
      after: { title: fields.title, startsAt: fields.startsAt, endsAt: fields.endsAt },
    });
    return { id, slug };
  });
}

/** Slugs that would collide with routes below the events page. */
const reservedSlugs = new Set(['leave', 'company']);

type UpdateEventInput = EventForm & { eventId: string; stamp: string };

/**
 * An administrator changes an upcoming event. Those registered are notified of a new time or place.
 */
export async function updateEvent(ctx: Ctx, { eventId, stamp, ...form }: UpdateEventInput) {
  requireAdmin(ctx);
  const fields = eventFieldsOf(form);
  return inTransaction(ctx, async (tx) => {
    const event = await requireOpenEvent(tx, eventId, stamp);
    // Registrations are never dropped for lack of places.
    if (fields.places !== null && fields.places < event.registered) {
      throw fieldError('places', 'EVENT_PLACES');
    }
    await updateEventRow(tx, event.id, fields);
    const updated = { ...event, ...fields };
    const isElsewhere =
      updated.startsAt.getTime() !== event.startsAt.getTime() ||
      updated.endsAt.getTime() !== event.endsAt.getTime() ||
      updated.joinUrl !== event.joinUrl;
    if (isElsewhere) await mailRegistered(tx, updated, 'changed');
    await publishChange(tx, 'community');
    await noteAction(tx, {
      action: 'event.updated',
      target: { kind: 'event', id: event.id },
      before: factsOf(event),
      after: factsOf(updated),
    });
    return { id: event.id, slug: event.slug, stamp: stampOf(updated) };
  });
}

function factsOf(event: Omit<ReturnType<typeof eventFieldsOf>, 'summary' | 'joinUrl'>) {
  const { title, description, startsAt, endsAt, timeZone, places } = event;
  return { title, description, startsAt, endsAt, timeZone, places };
}

/**
 * An administrator cancels an event. Everyone registered is notified, and the page stays as
 * cancelled.
 */
export async function cancelEvent(
  ctx: Ctx,
  { eventId, stamp }: { eventId: string; stamp: string },
) {
  requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const event = await requireOpenEvent(tx, eventId, stamp);
    await updateEventRow(tx, event.id, { cancelledAt: ctx.now });
    const recipientCount = await mailRegistered(
      tx,
      { ...event, cancelledAt: ctx.now },
      'cancelled',
    );
    await publishChange(tx, 'community');
    await noteAction(tx, {
      action: 'event.cancelled',
      target: { kind: 'event', id: event.id },
      after: { title: event.title, told: recipientCount },
    });
    return { id: event.id, told: recipientCount };
  });
}

type ListEventsInput = Paging & { when?: 'upcoming' | 'past' | undefined };

export async function listEvents(ctx: Ctx, { when = 'upcoming', ...paging }: ListEventsInput) {
  const isUpcoming = when === 'upcoming';
  const [page, count] = await Promise.all([
    pageEvents(ctx, isUpcoming, paging),
    countEvents(ctx, isUpcoming),
  ]);
  const items = page.items.map((row) => eventCardOf(row, ctx.now));
  return { ...page, items, total: cappedTotal(count) };
}

export async function listOwnEvents(ctx: Ctx, paging: Paging) {
  requireAdmin(ctx);
  const [page, count] = await Promise.all([pageAllEvents(ctx, paging), countAllEvents(ctx)]);
  const items = page.items.map((row) => ownEventOf(row, ctx.now));
  return { ...page, items, total: cappedTotal(count) };
}

/** An event. The join link is only sent to those who register. */
export async function loadEvent(ctx: Ctx, slug: string) {
  const row = await requireEvent(ctx, slug);
  return { ...eventCardOf(row, ctx.now), description: readMarkdown(row.description) };
}

export async function loadCalendar(ctx: Ctx, slug: string): Promise<string> {
  return calendarOf(ctx, await requireEvent(ctx, slug), { tellsPlace: false });
}

/** Lists all events for a sitemap, including past ones: a page of slugs, and the total. */
export const listEventAddresses = {
  count: countEventAddresses,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadEventAddresses(ctx, part, size)).map(({ slug, changedAt }) => ({
      path: `/community/events/${slug}`,
      changedAt,
    })),
};
