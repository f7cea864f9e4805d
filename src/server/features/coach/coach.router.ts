import { serve } from '#server/api.ts';
import { cancelBooking, createBooking, listBookings, moveBooking } from './bookings.ts';
import { cancelSlot, createSlot, listOwnSlots, listSlots, undoSlot, updateSlot } from './slots.ts';

export const coachRouter = serve('coach', {
  listSlots,
  listBookings,
  createBooking,
  moveBooking,
  cancelBooking,
  listOwnSlots,
  createSlot,
  updateSlot,
  cancelSlot,
  undoSlot,
});
