import { notifyAfterUndo } from '#domain/undo.ts';
import type { Ctx } from '#server/context.ts';

/**
 * Notifies coach and student of a booking's state at that time, once a change can no longer be
 * undone.
 */
export async function notifyLater(tx: Ctx, bookingId: string): Promise<void> {
  const startAfter = notifyAfterUndo(tx.now);
  const key = `${bookingId} ${tx.now.getTime()}`;
  await tx.tasks.add(tx.db, 'coach.notify-booking', { bookingId }, { key, startAfter });
}
