import { serve } from '#server/api.ts';
import { cancelBooking } from './cancel-booking.ts';
import { cancelSlot } from './cancel-slot.ts';
import { createBooking } from './create-booking.ts';
import { createSlot } from './create-slot.ts';
import { listBookings } from './list-bookings.ts';
import { listOwnSlots } from './list-own-slots.ts';
import { listSlots } from './list-slots.ts';
import { moveBooking } from './move-booking.ts';
import { undoSlot } from './undo-slot.ts';

export const coachRouter = serve('coach', {
  listSlots,
  listBookings,
  createBooking,
  moveBooking,
  cancelBooking,
  listOwnSlots,
  createSlot,
  cancelSlot,
  undoSlot,
});
