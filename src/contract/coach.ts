import { z } from 'zod';
import { slotFields } from '#domain/coach/coach-fields.ts';
import { refuses } from './errors.ts';
import { givenInstant, id, inputOf, instant, pageOf, paging } from './fields.ts';
import { get, post } from './procedure.ts';

const slot = z.object({
  id,
  topic: z.string(),
  startsAt: instant,
  minutes: z.number().int(),
  coachName: z.string(),
  /** Null for a coach of the platform itself. */
  companyName: z.string().nullable(),
});
export type CoachSlot = z.infer<typeof slot>;

const booking = slot.extend({
  slotId: id,
  place: z.string(),
  /** Moving and cancelling end two hours before the start. */
  mayChange: z.boolean(),
});
export type CoachBooking = z.infer<typeof booking>;

const ownSlot = z.object({
  id,
  topic: z.string(),
  startsAt: instant,
  minutes: z.number().int(),
  place: z.string(),
  /** The student who booked it. */
  studentName: z.string().nullable(),
  /** It can't be cancelled any more. */
  hasStarted: z.boolean(),
});
export type OwnSlot = z.infer<typeof ownSlot>;

const slotForm = inputOf(slotFields);
export type SlotForm = z.infer<typeof slotForm>;

const ofSlotForm = [
  'FIELDS_REQUIRED',
  'SLOT_TIMES',
  'SLOT_MINUTES',
  'SLOT_OVERLAPS',
  'TIME_ZONE_UNKNOWN',
] as const;

const { min, max } = slotFields.minutes;
/** When the student saw that it takes place: a slot that was changed since is not booked. */
const seenSlot = z.strictObject({
  slotId: id,
  startsAt: givenInstant,
  minutes: z.number().int().min(min).max(max),
});
export type SeenSlot = z.infer<typeof seenSlot>;

const ofBooking = ['NOT_FOUND', 'SLOT_TAKEN', 'SLOT_OVERLAPS', 'TOO_MANY_BOOKINGS'] as const;

export const coach = {
  /** Open slots, soonest first. */
  listSlots: get('student', '/coach-slots').input(z.strictObject(paging)).output(pageOf(slot)),
  /** The student's upcoming bookings, soonest first. */
  listBookings: get('student', '/coach-bookings')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(booking) })),
  createBooking: post('student', '/coach-bookings')
    .errors(refuses(...ofBooking))
    .input(seenSlot)
    .output(z.object({ id })),
  /** Books another slot in place of this one. */
  moveBooking: post('student', '/coach-bookings/{bookingId}/move')
    .errors(refuses(...ofBooking, 'BOOKING_TOO_LATE'))
    .input(seenSlot.extend({ bookingId: id }))
    .output(z.object({ id })),
  cancelBooking: post('student', '/coach-bookings/{bookingId}/cancel')
    .errors(refuses('NOT_FOUND', 'BOOKING_TOO_LATE'))
    .input(z.strictObject({ bookingId: id }))
    .output(z.object({ id })),
  listOwnSlots: get('member-or-admin', '/own-coach-slots')
    .input(z.strictObject(paging))
    .output(pageOf(ownSlot)),
  createSlot: post('member-or-admin', '/own-coach-slots')
    .errors(refuses(...ofSlotForm, 'TOO_MANY_KEPT'))
    .input(slotForm)
    .output(z.object({ id })),
  /** Changes a slot that nobody has booked. */
  updateSlot: post('member-or-admin', '/own-coach-slots/{slotId}/update')
    .errors(refuses('NOT_FOUND', 'SLOT_TAKEN', ...ofSlotForm))
    .input(slotForm.extend({ slotId: id }))
    .output(z.object({ id })),
  cancelSlot: post('member-or-admin', '/own-coach-slots/{slotId}/cancel')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ slotId: id }))
    .output(z.object({ id })),
  /** Undoes a cancellation before the student is notified. */
  undoSlot: post('member-or-admin', '/own-coach-slots/{slotId}/undo')
    .errors(refuses('NOT_FOUND', 'UNDO_TOO_LATE'))
    .input(z.strictObject({ slotId: id }))
    .output(z.object({ id })),
};
