import { z } from 'zod';
import { planAudiences, planIds, planPeriods } from '#domain/plan/plan-catalogue.ts';
import { maxPlanMessageLength, planRequestStates } from '#domain/plan/plan-request.ts';
import { payers, subscriptionStates } from '#domain/plan/subscription.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { day, id, instant, line, pageOf, paging, prose } from './fields.ts';
import { planId, planPeriod, planUse } from './plan-fields.ts';
import { del, get, post, put } from './procedure.ts';

const state = z.enum(planRequestStates);
const subscriptionStatus = z.object({
  plan: planId,
  /** Null on the first plan without a subscription. */
  state: z.enum(subscriptionStates).nullable(),
  period: planPeriod.nullable(),
  /** When the plan renews, or ends if `nextPlan` is set. */
  endsAt: instant.nullable(),
  nextPlan: planId.nullable(),
  /** When a failed payment makes the account read-only. */
  readOnlyFrom: instant.nullable(),
  isReadOnly: z.boolean(),
});

const ownPlan = subscriptionStatus.extend({
  audience: z.enum(planAudiences),
  companyName: z.string().nullable(),
  uses: z.array(
    z.object({
      use: planUse,
      used: z.number().int(),
      /** Null without a limit. */
      limit: z.number().int().nullable(),
      /** When counting starts again; null for what does not. */
      resetsAt: instant.nullable(),
    }),
  ),
  /** The latest request. */
  request: z
    .object({
      id,
      plan: planId,
      period: planPeriod,
      message: z.string(),
      state,
      /** What the administrator wrote. */
      reason: z.string(),
      createdAt: instant,
      decidedAt: instant.nullable(),
    })
    .nullable(),
  /** Who collects payments on this site. */
  payer: z.enum(payers),
  /** The payment provider has a page for cards and invoices of this account. */
  hasPortal: z.boolean(),
  /** More is open than the next plan includes: which postings stay open. Null without need. */
  keeping: z
    .object({
      limit: z.number().int(),
      postings: z.array(z.object({ id, title: z.string(), isKept: z.boolean() })),
    })
    .nullable(),
  /** Whether the reader may ask for another plan: a student, or an owner of the company. */
  mayChange: z.boolean(),
  /** The company's owners, whom other members ask. */
  owners: z.array(z.string()),
});
export type OwnPlan = z.infer<typeof ownPlan>;

const about = {
  id,
  plan: planId,
  period: planPeriod,
  audience: z.enum(planAudiences),
  /** The company or the student. */
  name: z.string(),
};

export const planRequestRow = z.object({
  ...about,
  /** Who asked; null once the account was deleted. */
  requestedBy: z.object({ name: z.string(), email: z.string() }).nullable(),
  message: z.string(),
  state,
  reason: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  createdAt: instant,
  /** The plan that applies now. */
  now: planId,
});
export type PlanRequestRow = z.infer<typeof planRequestRow>;

const subscriptionRow = z.object({
  ...about,
  state: z.enum(subscriptionStates),
  payer: z.enum(payers),
  endsAt: instant.nullable(),
  nextPlan: planId.nullable(),
  createdAt: instant,
});
export type SubscriptionRow = z.infer<typeof subscriptionRow>;

export const planAudit = [
  { action: 'plan.granted', texts: 'admin-plan.audit.granted' },
  { action: 'plan.refused', texts: 'admin-plan.audit.refused' },
  { action: 'plan.past-due', texts: 'admin-plan.audit.past-due' },
  { action: 'plan.settled', texts: 'admin-plan.audit.settled' },
] as const satisfies readonly AuditDeclaration[];

const ids = planIds.filter((each) => each !== 'free' && each !== 'starter');

export const plan = {
  loadOwn: get('student-or-member', '/own-plan').input(z.strictObject({})).output(ownPlan),
  request: post('student-or-owner', '/own-plan/requests')
    .errors(refuses('PLAN_NOT_LARGER', 'PLAN_REQUESTED'))
    .input(
      z.strictObject({
        plan: z.enum(ids),
        period: z.enum(planPeriods),
        message: prose(maxPlanMessageLength).default(''),
      }),
    )
    .output(z.object({ id })),
  withdrawRequest: del('student-or-owner', '/own-plan/requests/{requestId}')
    .errors(refuses('NOT_FOUND', 'PLAN_REQUEST_DECIDED'))
    .input(z.strictObject({ requestId: id }))
    .output(z.object({ id })),
  createCheckout: post('student-or-owner', '/own-plan/checkout')
    .errors(refuses('PLAN_NOT_LARGER', 'PAYMENTS_OFF', 'PAYMENTS_UNAVAILABLE'))
    .input(z.strictObject({ plan: z.enum(ids), period: z.enum(planPeriods) }))
    .output(z.object({ url: z.string() })),
  createPortal: post('student-or-owner', '/own-plan/portal')
    .errors(refuses('PAYMENTS_OFF', 'PAYMENTS_UNAVAILABLE'))
    .input(z.strictObject({}))
    .output(z.object({ url: z.string() })),
  setNext: put('student-or-owner', '/own-plan/next')
    .errors(refuses('PLAN_NOT_SMALLER', 'PAYMENTS_UNAVAILABLE'))
    /** A smaller plan for the end of the period; the current one keeps it. */
    .input(z.strictObject({ plan: planId }))
    .output(subscriptionStatus),
  /** Students have no postings to keep. */
  saveKept: put('student-or-owner', '/own-plan/kept-postings')
    .errors(refuses('NOT_FOUND', 'OUT_OF_RANGE'))
    .input(z.strictObject({ postingIds: z.array(id).max(1000) }))
    .output(z.object({ kept: z.number().int() })),
  listRequests: get('admin', '/admin/plan-requests')
    .input(z.strictObject({ ...paging, state: state.optional(), search: prose(100).optional() }))
    .output(pageOf(planRequestRow).extend({ open: z.number().int() })),
  listSubscriptions: get('admin', '/admin/subscriptions')
    .input(
      z.strictObject({
        ...paging,
        state: z.enum(subscriptionStates).optional(),
        search: prose(100).optional(),
      }),
    )
    .output(pageOf(subscriptionRow)),
  setPastDue: put('admin', '/admin/subscriptions/{subscriptionId}/past-due')
    .errors(refuses('NOT_FOUND', 'PLAN_REQUEST_DECIDED'))
    .input(z.strictObject({ subscriptionId: id, isPastDue: z.boolean() }))
    .output(z.object({ id, readOnlyFrom: instant.nullable() })),
  grant: post('admin', '/admin/plan-requests/{requestId}/grant')
    .errors(refuses('NOT_FOUND', 'PLAN_REQUEST_DECIDED', 'PLAN_END_PAST'))
    .input(
      z.strictObject({
        requestId: id,
        /** The last day of the plan in UTC; without one, a period from now. */
        until: day.nullable(),
        reason: prose(maxPlanMessageLength).default(''),
      }),
    )
    .output(z.object({ id, endsAt: instant })),
  refuse: post('admin', '/admin/plan-requests/{requestId}/refuse')
    .errors(refuses('NOT_FOUND', 'PLAN_REQUEST_DECIDED'))
    .input(z.strictObject({ requestId: id, reason: line(maxPlanMessageLength) }))
    .output(z.object({ id })),
};
