import type { Lead } from '#domain/drive/reminder.ts';

/** How long before a booking starts coach and student are reminded. */
export const bookingLeads = ['day-1', 'hours-3'] as const satisfies readonly Lead[];
export type BookingLead = (typeof bookingLeads)[number];
