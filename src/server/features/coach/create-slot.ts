import { v7 as uuid } from 'uuid';
import type { SlotForm } from '#contract/coach.ts';
import { findSlotProblems } from '#domain/coach/coach-fields.ts';
import { mostSlots } from '#domain/coach/may-change-booking.ts';
import { instantOf } from '#domain/event/instant-of.ts';
import { AppError, refuseProblems } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { countOwnSlots, countOverlaps, insertSlot, lockCoaching } from './coach.store.ts';
import { requireCoach } from './require-coach.ts';

/** Offers a time at which a student can book the actor as a coach. */
export async function createSlot(ctx: Ctx, form: SlotForm) {
  const coach = requireCoach(ctx);
  const { userId, companyId } = coach;
  refuseProblems(findSlotProblems(form, ctx.now));
  const { topic, minutes, place } = form;
  const startsAt = instantOf(form.startsAt, form.timeZone);
  if (startsAt === null || minutes === null) throw new AppError('SLOT_TIMES');
  return inTransaction(ctx, async (tx) => {
    await lockCoaching(tx, userId);
    if ((await countOwnSlots(tx, coach)) >= mostSlots) throw new AppError('TOO_MANY_KEPT');
    if ((await countOverlaps(tx, coach, { startsAt, minutes })) > 0)
      refuseProblems({ startsAt: 'SLOT_OVERLAPS' });
    const id = uuid();
    const row = { id, userId, companyId, topic, startsAt, minutes, place, createdAt: tx.now };
    await insertSlot(tx, row);
    return { id };
  });
}
