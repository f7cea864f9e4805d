import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { type EventRow, lockEvent } from './event.store.ts';
import { stampOf } from './own-event-of.ts';

/** Locks the upcoming event that an administrator edits. Refuses if it has changed. */
export async function requireOpenEvent(
  ctx: Ctx,
  eventId: string,
  stamp: string,
): Promise<EventRow> {
  const event = orNotFound(await lockEvent(ctx, { id: eventId }));
  if (event.cancelledAt !== null) throw new AppError('EVENT_CANCELLED');
  if (event.endsAt <= ctx.now) throw new AppError('EVENT_OVER');
  if (stampOf(event) !== stamp) throw new AppError('EVENT_CHANGED');
  return event;
}
