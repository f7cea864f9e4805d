import { graceMs } from '#domain/application/bulk-move.ts';
import type { Ctx } from '#server/context.ts';

/** Notifies coach and student of where a booking then stands, once it can no longer be undone. */
export async function notifyLater(tx: Ctx, bookingId: string): Promise<void> {
  const startAfter = new Date(tx.now.getTime() + graceMs + 1_000);
  const key = `${bookingId} ${tx.now.getTime()}`;
  await tx.tasks.add(tx.db, 'coach.notify-booking', { bookingId }, { key, startAfter });
}
