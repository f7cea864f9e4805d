import { serve } from '#server/api.ts';
import { cancelBooking, createBooking, listBookings, moveBooking } from './bookings.ts';
import { cancelSlot, createSlot, listOwnSlots, listSlots, undoSlot } from './slots.ts';

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
