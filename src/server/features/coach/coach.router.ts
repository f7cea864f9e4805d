import { api } from '#server/api.ts';
import { cancelBooking } from './cancel-booking.ts';
import { cancelSlot } from './cancel-slot.ts';
import { createBooking } from './create-booking.ts';
import { createSlot } from './create-slot.ts';
import { listBookings } from './list-bookings.ts';
import { listOwnSlots } from './list-own-slots.ts';
import { listSlots } from './list-slots.ts';
import { moveBooking } from './move-booking.ts';
import { undoSlot } from './undo-slot.ts';

const { coach } = api;

export const coachRouter = {
  listSlots: coach.listSlots.handler(({ context, input }) => listSlots(context.ctx, input)),
  listBookings: coach.listBookings.handler(({ context }) => listBookings(context.ctx)),
  createBooking: coach.createBooking.handler(({ context, input }) =>
    createBooking(context.ctx, input),
  ),
  moveBooking: coach.moveBooking.handler(({ context, input }) => moveBooking(context.ctx, input)),
  cancelBooking: coach.cancelBooking.handler(({ context, input }) =>
    cancelBooking(context.ctx, input),
  ),
  listOwnSlots: coach.listOwnSlots.handler(({ context, input }) =>
    listOwnSlots(context.ctx, input),
  ),
  createSlot: coach.createSlot.handler(({ context, input }) => createSlot(context.ctx, input)),
  cancelSlot: coach.cancelSlot.handler(({ context, input }) => cancelSlot(context.ctx, input)),
  undoSlot: coach.undoSlot.handler(({ context, input }) => undoSlot(context.ctx, input)),
};
