import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { planIds, planPeriods, planUses } from '#domain/plan/plan-catalogue.ts';
import { planRequestStates } from '#domain/plan/plan-request.ts';
import { payers, subscriptionStates } from '#domain/plan/subscription.ts';
import { users } from './accounts.ts';
import { at } from './columns.ts';
import { companies } from './companies.ts';

/** Whose row it is: one student's or one company's. */
const owner = () => ({
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
});

/** The latest subscription of a student or company; without a row, the first plan applies. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    ...owner(),
    plan: text('plan', { enum: planIds }).notNull(),
    period: text('period', { enum: planPeriods }).notNull(),
    state: text('state', { enum: subscriptionStates }).notNull(),
    /** When the current period ends; null for one that was granted without an end. */
    endsAt: at('ends_at'),
    /** The plan that follows when the period ends; null if the subscription continues as it is. */
    nextPlan: text('next_plan', { enum: planIds }),
    pastDueSince: at('past_due_since'),
    /** Postings that the owner wants to keep open when a smaller plan begins. */
    keptPostings: uuid('kept_postings').array().notNull().default([]),
    payer: text('payer', { enum: payers }).notNull(),
    /** When it was first granted or paid; an older one never replaces a newer one. */
    startedAt: at('started_at'),
    /** The payment provider's ids. */
    customerRef: text('customer_ref'),
    subscriptionRef: text('subscription_ref'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('subscriptions_user').on(t.userId),
    unique('subscriptions_company').on(t.companyId),
    unique('subscriptions_ref').on(t.subscriptionRef),
    index('subscriptions_newest').on(t.createdAt.desc(), t.id.desc()),
    index('subscriptions_ends').on(t.endsAt),
    check('subscriptions_owner', sql`num_nonnulls(${t.userId}, ${t.companyId}) = 1`),
    check(
      'subscriptions_past_due',
      sql`(${t.state} = 'past_due') = (${t.pastDueSince} is not null)`,
    ),
  ],
);

/** What counts against a plan, once for each thing that was used. */
export const planUsed = pgTable(
  'plan_uses',
  {
    id: uuid('id').primaryKey(),
    ...owner(),
    use: text('use', { enum: planUses }).notNull(),
    /** The first day of the month in UTC in which it counts. */
    month: date('month', { mode: 'string' }).notNull(),
    /** What was used, such as the id of a mock interview. */
    source: text('source').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('plan_uses_user').on(t.userId, t.use, t.source),
    unique('plan_uses_company').on(t.companyId, t.use, t.source),
    index('plan_uses_month').on(t.userId, t.use, t.month),
    check('plan_uses_owner', sql`num_nonnulls(${t.userId}, ${t.companyId}) = 1`),
  ],
);

/** Requests for a plan that an administrator decides. */
export const planRequests = pgTable(
  'plan_requests',
  {
    id: uuid('id').primaryKey(),
    ...owner(),
    /** Who asked; null once the account was deleted. */
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    plan: text('plan', { enum: planIds }).notNull(),
    period: text('period', { enum: planPeriods }).notNull(),
    message: text('message').notNull().default(''),
    state: text('state', { enum: planRequestStates }).notNull().default('open'),
    /** What the administrator wrote to the requester. */
    reason: text('reason').notNull().default(''),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: at('decided_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('plan_requests_newest').on(t.createdAt.desc(), t.id.desc()),
    index('plan_requests_requested_by').on(t.requestedBy),
    index('plan_requests_decided_by').on(t.decidedBy),
    index('plan_requests_user').on(t.userId, t.createdAt.desc()),
    index('plan_requests_company').on(t.companyId, t.createdAt.desc()),
    check('plan_requests_owner', sql`num_nonnulls(${t.userId}, ${t.companyId}) = 1`),
  ],
);

/** Every event that changed a subscription, once under its provider's id. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: uuid('id').primaryKey(),
    payer: text('payer', { enum: payers }).notNull(),
    providerId: text('provider_id').notNull(),
    kind: text('kind').notNull(),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, {
      onDelete: 'cascade',
    }),
    happenedAt: at('happened_at').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [
    unique('billing_events_once').on(t.payer, t.providerId),
    index('billing_events_subscription').on(t.subscriptionId),
  ],
);
