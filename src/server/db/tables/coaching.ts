import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookingLeads } from '#domain/coach/booking-lead.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';
import { companies } from './companies.ts';

/** Times at which an administrator or a company's member practises interviews with a student. */
export const coachSlots = pgTable(
  'coach_slots',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** The member's company; null for administrators. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    startsAt: at('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    place: text('place').notNull(),
    createdAt: at('created_at').notNull(),
    cancelledAt: at('cancelled_at'),
  },
  (t) => [
    index('coach_slots_soonest').on(t.startsAt, t.id),
    index('coach_slots_coach').on(t.userId, t.startsAt, t.id),
    index('coach_slots_company').on(t.companyId),
    check('coach_slots_minutes', sql`${t.minutes} between 15 and 120`),
  ],
);

export const coachBookings = pgTable(
  'coach_bookings',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    slotId: uuid('slot_id')
      .notNull()
      .references(() => coachSlots.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    cancelledAt: at('cancelled_at'),
    /** What both were last notified of, once it could no longer be undone. */
    told: text('told', { enum: ['booked', 'cancelled'] }),
    /** The last reminder that both got. */
    reminded: text('reminded', { enum: bookingLeads }),
  },
  (t) => [
    // One booking per slot, even for simultaneous requests.
    uniqueIndex('coach_bookings_slot')
      .on(t.slotId)
      .where(sql`${t.cancelledAt} is null`),
    index('coach_bookings_student').on(t.userId, t.createdAt),
    check('coach_bookings_told', sql`${t.told} in ('booked', 'cancelled')`),
    check('coach_bookings_reminded', sql`${t.reminded} in ('day-1', 'hours-3')`),
  ],
);
