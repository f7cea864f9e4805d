import { v7 as uuid } from 'uuid';
import type { SlotForm } from '#contract/coach.ts';
import { findSlotProblems } from '#domain/coach/coach-fields.ts';
import { maxSlots } from '#domain/coach/may-change-booking.ts';
import { instantOf } from '#domain/event/instant-of.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { isTooLateToUndo } from '#domain/undo.ts';
import { AppError, orNotFound, refuseProblems } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { notifyNow } from './booking-notices.ts';
import { findActiveBooking, loadActive, lockBooking, updateEnded } from './coach-booking.store.ts';
import {
  type Coach,
  countOpenSlots,
  countOverlaps,
  countOwnSlots,
  type EndedSlots,
  insertSlot,
  loadUpcoming,
  loadUpcomingSlots,
  lockCoaching,
  lockOwnSlot,
  pageOpenSlots,
  pageOwnSlots,
  updateEndedSlots,
  updateSlotRow,
} from './coach.store.ts';
import { notifyLater } from './notify-later.ts';

/** Who may offer slots: administrators, and members of approved companies. */
function requireCoach(ctx: Ctx): Coach {
  const { actor } = ctx;
  if (actor.kind === 'admin') return { userId: actor.userId, companyId: null };
  if (actor.kind !== 'member') throw new AppError('FORBIDDEN');
  return { userId: actor.userId, companyId: actor.companyId };
}

/** What a slot is from its form; refused with the problems of its fields. */
function slotOf(form: SlotForm, now: Date) {
  refuseProblems(findSlotProblems(form, now));
  const { topic, minutes, place } = form;
  const startsAt = instantOf(form.startsAt, form.timeZone);
  if (startsAt === null || minutes === null) throw new AppError('SLOT_TIMES');
  return { topic, startsAt, minutes, place };
}

/** Offers a time at which a student can book the actor as a coach. */
export async function createSlot(ctx: Ctx, form: SlotForm) {
  const coach = requireCoach(ctx);
  const slot = slotOf(form, ctx.now);
  return inTransaction(ctx, async (tx) => {
    await lockCoaching(tx, coach.userId);
    if ((await countOwnSlots(tx, coach)) >= maxSlots) throw new AppError('TOO_MANY_KEPT');
    if ((await countOverlaps(tx, coach, slot)) > 0) refuseProblems({ startsAt: 'SLOT_OVERLAPS' });
    const id = uuid();
    await insertSlot(tx, { id, ...coach, ...slot, createdAt: tx.now });
    return { id };
  });
}

/**
 * Changes a slot that is still open. What a student has booked stays as it was agreed: the coach can
 * only cancel it, of which the student is notified.
 */
export async function updateSlot(ctx: Ctx, { slotId, ...form }: SlotForm & { slotId: string }) {
  const coach = requireCoach(ctx);
  const slot = slotOf(form, ctx.now);
  return inTransaction(ctx, async (tx) => {
    await lockCoaching(tx, coach.userId);
    const before = orNotFound(await lockOwnSlot(tx, coach, slotId));
    if (before.cancelledAt !== null) throw new AppError('NOT_FOUND');
    if (await findActiveBooking(tx, slotId)) throw new AppError('SLOT_TAKEN');
    if ((await countOverlaps(tx, coach, slot, slotId)) > 0)
      refuseProblems({ startsAt: 'SLOT_OVERLAPS' });
    await updateSlotRow(tx, slotId, slot);
    return { id: slotId };
  });
}

/** Cancels a slot. A student who booked it is notified once that can no longer be undone. */
export async function cancelSlot(ctx: Ctx, { slotId }: { slotId: string }) {
  const coach = requireCoach(ctx);
  return inTransaction(ctx, async (tx) => {
    const slot = orNotFound(await lockOwnSlot(tx, coach, slotId));
    if (slot.cancelledAt !== null) return { id: slotId };
    await updateSlotRow(tx, slotId, { cancelledAt: tx.now });
    const booking = await findActiveBooking(tx, slotId);
    if (booking) await notifyLater(tx, booking.id);
    return { id: slotId };
  });
}

/** Offers a cancelled slot again, with its booking, before the student is notified. */
export async function undoSlot(ctx: Ctx, { slotId }: { slotId: string }) {
  const coach = requireCoach(ctx);
  return inTransaction(ctx, async (tx) => {
    const slot = orNotFound(await lockOwnSlot(tx, coach, slotId));
    if (slot.cancelledAt === null) return { id: slotId };
    const booking = await findActiveBooking(tx, slotId);
    const isLate = isTooLateToUndo(slot.cancelledAt, tx.now);
    if (isLate || booking?.told === 'cancelled') throw new AppError('UNDO_TOO_LATE');
    await updateSlotRow(tx, slotId, { cancelledAt: null });
    return { id: slotId };
  });
}

export async function listSlots(ctx: Ctx, paging: Paging) {
  requireStudent(ctx);
  const [page, count] = await Promise.all([pageOpenSlots(ctx, paging), countOpenSlots(ctx)]);
  return { ...page, total: cappedTotal(count) };
}

export async function listOwnSlots(ctx: Ctx, paging: Paging) {
  const coach = requireCoach(ctx);
  const [page, count] = await Promise.all([
    pageOwnSlots(ctx, coach, paging),
    countOwnSlots(ctx, coach),
  ]);
  const items = page.items.map((slot) => ({ ...slot, hasStarted: slot.startsAt <= ctx.now }));
  return { ...page, items, total: cappedTotal(count) };
}

/**
 * Cancels the slots of coaches who may no longer offer any, such as those who left their company, and
 * notifies the students who booked them.
 */
export async function cancelSlotsWithoutCoach(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, (tx) => endSlots(tx, 'without-coach'));
}

/** Cancels what somebody offered and booked before the account is deleted, and notifies the others. */
export async function endCoaching(tx: Ctx, userId: string, namedAs: string): Promise<void> {
  await endSlots(tx, { userId }, namedAs);
  for (const bookingId of await updateEnded(tx, userId))
    await notifyNow(tx, bookingId, { userId, namedAs });
}

/** Cancels slots, and notifies the students who booked them under the given name of the coach. */
export async function endSlots(tx: Ctx, ended: EndedSlots, namedAs?: string): Promise<void> {
  for (const bookingId of await loadActive(tx, await updateEndedSlots(tx, ended))) {
    const found = await lockBooking(tx, bookingId);
    if (found === undefined) continue;
    const { userId } = found.slot;
    await notifyNow(tx, bookingId, { userId, ...(namedAs !== undefined && { namedAs }) });
  }
}

/** When somebody practises interviews, as a student or a coach. The caller must check access. */
export async function loadBusy(ctx: Ctx, userId: string) {
  const [booked, offered] = await Promise.all([
    loadUpcoming(ctx, userId),
    loadUpcomingSlots(ctx, userId),
  ]);
  return [...booked, ...offered].map(({ startsAt, minutes }) => ({
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
  }));
}
