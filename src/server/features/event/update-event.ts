import type { EventForm } from '#contract/event.ts';
import { fieldError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { eventFieldsOf } from './event-fields-of.ts';
import { updateEventRow } from './event.store.ts';
import { mailRegistered } from './mail-registered.ts';
import { stampOf } from './own-event-of.ts';
import { requireOpenEvent } from './require-open-event.ts';

type Input = EventForm & { eventId: string; stamp: string };

/**
 * An administrator changes an upcoming event. Those registered are notified of a new time or place.
 */
export async function updateEvent(ctx: Ctx, { eventId, stamp, ...form }: Input) {
  requireAdmin(ctx);
  const fields = eventFieldsOf(form);
  return inTransaction(ctx, async (tx) => {
    const event = await requireOpenEvent(tx, eventId, stamp);
    // Registrations are never dropped for lack of places.
    if (fields.places !== null && fields.places < event.registered) {
      throw fieldError('places', 'EVENT_PLACES');
    }
    await updateEventRow(tx, event.id, fields);
    const now = { ...event, ...fields };
    const isElsewhere =
      now.startsAt.getTime() !== event.startsAt.getTime() ||
      now.endsAt.getTime() !== event.endsAt.getTime() ||
      now.joinUrl !== event.joinUrl;
    if (isElsewhere) await mailRegistered(tx, now, 'changed');
    await publishChange(tx, 'community');
    await noteAction(tx, {
      action: 'event.updated',
      target: { kind: 'event', id: event.id },
      before: factsOf(event),
      after: factsOf(now),
    });
    return { id: event.id, slug: event.slug, stamp: stampOf(now) };
  });
}

function factsOf(event: Omit<ReturnType<typeof eventFieldsOf>, 'summary' | 'joinUrl'>) {
  const { title, description, startsAt, endsAt, timeZone, places } = event;
  return { title, description, startsAt, endsAt, timeZone, places };
}
