import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { updateEventRow } from './event.store.ts';
import { mailRegistered } from './mail-registered.ts';
import { requireOpenEvent } from './require-open-event.ts';

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
    const told = await mailRegistered(tx, { ...event, cancelledAt: ctx.now }, 'cancelled');
    await publishChange(tx, 'community');
    await noteAction(tx, {
      action: 'event.cancelled',
      target: { kind: 'event', id: event.id },
      after: { title: event.title, told },
    });
    return { id: event.id, told };
  });
}
